# Rewrites an interface of the standard library for 64-bit Linux as one for watches whose Int has 32 bits. The built-in
# operations of Int and UInt become those of 32 bits. The result is for type checks only.

# Vectors of Int are left out.
next if /^extension Swift\.SIMD.* where \w+ == Swift\.(SIMD\d+<Swift\.)?U?Int\b/ .. /^}/;

if ($. <= 4) {
    s/-target \S+/-target arm64_32-apple-watchos11.0/;
    s/-O /-Onone /;
    s/-library-level api//;
    s/-target-min-inlining-version min//;
}
s/\@backDeployed\([^)]*\)//g;

# The type whose members follow.
if (/^(?:\@\w+ )*(?:public )?(?:extension|struct|enum) (?:Swift\.)?(\w+)/) { $isInt = $1 =~ /^U?Int$/ }

if ($isInt) {
    s/truncOrBitCast_Int64_Word/zextOrBitCast_Int32_Word/;
    s/[sz]extOrBitCast_Word_Int64/truncOrBitCast_Word_Int32/;
    s/Int64/Int32/g;
    s/\b64\b/32/g;
    s/\b63\b/31/g;
    s/UInt32\(_value\)\)/UInt64(truncatingIfNeeded: self))/;
} else {
    # Conversions between Int and the other types.
    s/([su]itofp)_Int64_(\w+\((v|extended)\._value)/$1_Int32_$2/;
    $isLowWord = 1 if /var _lowWord/;
    if ($isLowWord && /Builtin\.\w+\(_value\)/) {
        s/[sz]extOrBitCast_Int64_Int64/truncOrBitCast_Int64_Int32/;
        s/_Int64\(_value/_Int32(_value/;
        $isLowWord = 0;
    }
    s/truncOrBitCast_Int64_Int64\(bits/zextOrBitCast_Int32_Int64(bits/;
    s/truncOrBitCast_Int64_(\w+)\(bits/truncOrBitCast_Int32_$1(bits/;
    s/return 0x4000_0000_0000_0000$/return 0x4000_0000/;
    s/self = _stdlib_(remainder|squareRoot)l\(.*/fatalError()/;
}
print;
