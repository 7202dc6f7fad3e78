/// A `curl` command. `URL` stands for the URL of a server.
struct CurlCase: Sendable {
    var command: String
    /// The equal command without the line ends of Windows, which bash does not read.
    var bash: String

    init(_ command: String, bash: String? = nil) { (self.command, self.bash) = (command, bash ?? command) }
}

let curlCases: [CurlCase] = [
    // The method, the URL and the query.
    CurlCase("curl URL"),
    CurlCase("curl 'URL/a?b=c&d=e%20f'"),
    CurlCase(#"curl "URL/a?b=c&d=$""#),
    CurlCase("curl URL/a#fragment"),
    CurlCase("curl --url URL/a"),
    CurlCase("curl -X DELETE URL/a"),
    CurlCase("curl -XPUT URL/a -d x"),
    CurlCase("curl --request PATCH --data-raw '{}' -H 'Content-Type: application/json' URL"),
    CurlCase("curl -I URL/a"),
    CurlCase("curl -sSL --compressed URL/a"),
    CurlCase("curl -G URL/a -d x=1 -d 'y=2 3' --data-urlencode 'z=4 5&6'".replacing("y=2 3", with: "y=2%203")),
    CurlCase("curl -G 'URL/a?w=0' -d x=1"),
    CurlCase("curl -G URL -d x=1"),
    CurlCase("curl -G -d '' URL/a"),
    CurlCase("curl 'URL/a;b,c/(d)/e!f*g?h=i:j@k/l?m'"),
    CurlCase("curl URL/%7Euser/%C3%A9?q=%F0%9F%95%B7"),
    CurlCase("curl 'URL/a//b/'"),
    CurlCase("curl -X POST URL/a"),
    CurlCase("curl -X OPTIONS URL/a"),
    // Header fields.
    CurlCase("curl URL -H 'X-A: 1' -H 'X-B:2' -H 'x-c:   three  '"),
    CurlCase("curl URL -H 'X-Empty;' -H 'X-Colon: a:b;c'"),
    CurlCase("curl URL -H 'Accept: application/json'"),
    CurlCase("curl -HX-A:1 URL"),
    CurlCase("curl URL -A 'Mozilla/5.0 (X11; Linux x86_64)'"),
    CurlCase("curl URL -b 'a=b; c=\"d\"'"),
    CurlCase("curl URL -b a=b -H 'Cookie: c=d'"),
    CurlCase("curl URL -e 'http://a.example/;auto' -r 0-99"),
    CurlCase("curl URL --referer http://a.example/b --range -5"),
    CurlCase("curl URL -r 600"),
    CurlCase("curl URL --oauth2-bearer planted-token"),
    CurlCase("curl URL/a --url-query 'b=c d' --url-query '+e=%20f' --url-query 'g&h'"),
    CurlCase("curl 'URL/a?x=1' --url-query y=2 -G -d z=3"),
    CurlCase(#"curl URL -H $'X-A: \u00e9' -d $'\ud83d\ude00 \U0001F600'"#, bash: "curl URL -H 'X-A: é' -d '😀 😀'"),
    CurlCase("curl URL -u ada:pass:word"),
    CurlCase("curl URL --user 'ada:p@ss wörd'"),
    CurlCase("curl URL -H 'Authorization: Bearer abc'"),
    CurlCase("curl URL -H 'X-Quote: say \"hi\"'"),
    CurlCase(#"curl URL -H "X-Quote: say \"hi\" to C:\\dir\name and \$5""#),
    // Bodies.
    CurlCase("curl URL -d a=1"),
    CurlCase("curl URL -d a=1 -d b=2 --data c=3"),
    CurlCase("curl URL --data-raw '@not-a-file'"),
    CurlCase("curl URL --data-raw 'line 1\nline 2'"),
    CurlCase("curl URL --data-binary 'line 1\n'"),
    CurlCase("curl URL -d ''"),
    CurlCase("curl URL --data 'ä ö 🕷'"),
    CurlCase("curl URL --data-urlencode 'a=b c&d=é'"),
    CurlCase("curl URL --data-urlencode '=a b' --data-urlencode 'plain text!'"),
    CurlCase("curl URL --data-urlencode 'n=~-._*+%'"),
    CurlCase(#"curl URL --json '{"a": 1}'"#),
    CurlCase(#"curl URL --json '{"a": 1,' --json ' "b": 2}'"#),
    CurlCase(#"curl -X PUT URL --json '[]' -H 'Accept: text/plain'"#),
    CurlCase("curl URL -d a -H 'Content-Type: text/plain; charset=utf-8'"),
    CurlCase("curl URL -X PUT -d @FOLDER/lines.txt"),
    CurlCase("curl URL --data-binary @FOLDER/lines.txt"),
    CurlCase("curl URL --data-binary @FOLDER/bytes.bin -H 'Content-Type: application/octet-stream'"),
    CurlCase("curl URL --data-urlencode text@FOLDER/lines.txt"),
    CurlCase("curl URL -F a=1 -H 'Content-Type: multipart/form-data'"),
    CurlCase("curl URL --form-string 'a=@b;type=c' --form-string 'd=<e'"),
    CurlCase("curl URL -F a=1 -F 'b=two words'"),
    CurlCase("curl URL -F file=@FOLDER/lines.txt -F other=@FOLDER/bytes.bin"),
    CurlCase("curl URL -F 'file=@FOLDER/lines.txt;type=text/x-lines;filename=other.txt'"),
    CurlCase("curl URL -F 'a=<FOLDER/lines.txt'"),
    CurlCase("curl URL --form 'file=@\"FOLDER/lines.txt\"' --form 'a=\"b; c\"'"),
    CurlCase("curl URL -F 'a={\"b\":1};type=application/json'"),
    // Quotes and line ends of bash.
    CurlCase("curl URL \\\n  -H 'X-A: 1' \\\n  --data-raw 'b'"),
    CurlCase("curl URL \\\r\n  -H 'X-A: 1'", bash: "curl URL -H 'X-A: 1'"),
    CurlCase("curl URL -d 'it'\\''s'"),
    CurlCase("curl URL -d it\\'s\\ here"),
    CurlCase("curl URL -d a\"b 'c'\"'d \"e\"'f"),
    CurlCase("curl URL -d \"a\\\nb\""),
    CurlCase(#"curl URL -d "\a\b\`\\""#),
    CurlCase(#"curl URL --data-raw $'it\'s \u0021 \u00e9 \U0001F577'"#),
    CurlCase(#"curl URL --data-raw $'tab\there\nline\r\n\x41\x7e\101\\ \" \? \z'"#),
    CurlCase(#"curl URL --data-binary $'\xff\xfe bytes' -H 'Content-Type: application/octet-stream'"#),
    CurlCase(#"curl URL --data-raw $'a\ab\bc\ed\fe\vf\cA'"#),
    CurlCase(#"curl URL -H $'X-A: don\'t'"#),
    CurlCase("curl URL -d '$HOME `ls` $(ls) !'"),
    CurlCase("curl URL -d 'a' # a comment"),
    CurlCase("curl URL -d a\\\nb"),
    CurlCase("curl URL -d \"\" -H \"\"X-A:\" 1\""),
    CurlCase("curl \\\n  'URL/a' \\\n  -X 'POST' \\\n  -H 'accept: */*' \\\n  -d '{\n  \"a\": \"b\"\n}'"),
    // Commands in the form in which a browser copies them.
    CurlCase(
        """
        curl 'URL/api/v1?page=2' \\
          -H 'accept: application/json, text/plain, */*' \\
          -H 'accept-language: en-US,en;q=0.9' \\
          -H 'cookie: session=abc; theme=dark' \\
          -H 'sec-ch-ua: "Chromium";v="124", "Not-A.Brand";v="99"' \\
          -H 'sec-fetch-mode: cors' \\
          -H 'user-agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36' \\
          --compressed --insecure
        """),
]
