#define _GNU_SOURCE
#include "include/CCurl.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>

/// The part of zlib's stable binary interface that is used here, as in zlib.h.
struct z_stream {
    const uint8_t *next_in;
    unsigned avail_in;
    unsigned long total_in;
    uint8_t *next_out;
    unsigned avail_out;
    unsigned long total_out;
    const char *message;
    void *state;
    void *(*allocate)(void *, unsigned, unsigned);
    void (*free)(void *, void *);
    void *context;
    int data_type;
    unsigned long checksum;
    unsigned long reserved;
};

enum { Z_OK = 0, Z_STREAM_END = 1, Z_DATA_ERROR = -3, Z_BUF_ERROR = -5 };
enum { Z_NO_FLUSH = 0, WINDOW_BITS = 15, DETECT_FORMAT = 32 };

#define ZLIB_FUNCTIONS(each) \
    each(inflateInit2_, (struct z_stream *stream, int window_bits, const char *version, int size)) \
    each(inflate, (struct z_stream *stream, int flush)) \
    each(inflateReset, (struct z_stream *stream)) \
    each(inflateEnd, (struct z_stream *stream))

// A weak reference is null if the program is not linked with zlib.
#define DECLARE(name, parameters) extern int name parameters __attribute__((weak));
ZLIB_FUNCTIONS(DECLARE)

static struct {
#define MEMBER(name, parameters) int(*name) parameters;
    ZLIB_FUNCTIONS(MEMBER)
} zlib;

struct ccurl_inflater {
    struct z_stream stream;
    bool is_complete;
    /// Whether the next byte is the first one, and tells whether the stream has a header.
    bool may_be_raw;
    bool is_raw;
    /// Whether the current stream is not the first one.
    bool is_further;
    /// Whether bytes that are no stream have followed a stream. All bytes after them are ignored too.
    bool has_ended;
    uint8_t output[64 * 1024];
};

static bool is_found;

static bool is_usable(void) {
#define IS_PRESENT(name, parameters) &&zlib.name
    return true ZLIB_FUNCTIONS(IS_PRESENT);
}

static bool find_in(void *library) {
#define FIND(name, parameters) zlib.name = (int(*) parameters)dlsym(library, #name);
    ZLIB_FUNCTIONS(FIND)
    return is_usable();
}

static bool find_linked(void) {
#define USE(name, parameters) zlib.name = name;
    ZLIB_FUNCTIONS(USE)
    return is_usable();
}

static void find(void) {
    void *library;
    is_found = find_linked() || find_in(RTLD_DEFAULT)
        || ((library = dlopen("libz.so.1", RTLD_NOW | RTLD_LOCAL)) && find_in(library));
}

bool ccurl_inflater_is_available(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, find);
    return is_found;
}

static bool begin(struct z_stream *stream, int window_bits) {
    *stream = (struct z_stream){0};
    // zlib compares only the first character of the version with its own.
    return zlib.inflateInit2_(stream, window_bits, "1.2.3", sizeof(struct z_stream)) == Z_OK;
}

ccurl_inflater *ccurl_inflater_new(bool may_be_raw) {
    ccurl_inflater *inflater = ccurl_inflater_is_available() ? malloc(sizeof(ccurl_inflater)) : NULL;
    if (!inflater) return NULL;
    inflater->is_complete = inflater->is_raw = inflater->is_further = inflater->has_ended = false;
    inflater->may_be_raw = may_be_raw;
    if (begin(&inflater->stream, WINDOW_BITS + DETECT_FORMAT)) return inflater;
    free(inflater);
    return NULL;
}

void ccurl_inflater_free(ccurl_inflater *inflater) {
    zlib.inflateEnd(&inflater->stream);
    free(inflater);
}

/// Whether a stream that begins with `byte` has no header. The first byte of the format zlib ends with the bits 1000
/// (RFC 1950 §2.2). These bits would begin a stored block of a raw stream, with padding that is not zero, which no
/// encoder writes (RFC 1951 §3.2.4). The first byte of gzip, 1F, would begin a block of an invalid kind.
static bool is_raw(uint8_t byte) { return byte != 0x1F && (byte & 0x0F) != 8; }

int ccurl_inflate(ccurl_inflater *inflater, const uint8_t *input, size_t *count) {
    struct z_stream *stream = &inflater->stream;
    if (inflater->may_be_raw && *count > 0) {
        inflater->may_be_raw = false;
        inflater->is_raw = is_raw(*input);
        if (inflater->is_raw) {
            zlib.inflateEnd(stream);
            if (!begin(stream, -WINDOW_BITS)) return -1;
        }
    }
    stream->next_in = input;
    stream->avail_in = *count > UINT_MAX ? UINT_MAX : (unsigned)*count;
    stream->next_out = inflater->output;
    stream->avail_out = sizeof(inflater->output);
    while (stream->avail_out > 0) {
        if (inflater->is_complete) {
            // A body can consist of several streams (RFC 1952 §2.2). Other bytes after a stream are ignored.
            if (stream->avail_in > 0 && (inflater->is_raw || *stream->next_in != 0x1F)) inflater->has_ended = true;
            if (inflater->has_ended) {
                stream->next_in += stream->avail_in;
                stream->avail_in = 0;
            }
            if (stream->avail_in == 0) break;
            inflater->is_complete = false;
            inflater->is_further = true;
            if (zlib.inflateReset(stream) != Z_OK) return -1;
        }
        int result = zlib.inflate(stream, Z_NO_FLUSH);
        // The two bytes after a stream do not begin another one.
        if (result == Z_DATA_ERROR && inflater->is_further && stream->total_in <= 2) {
            inflater->is_complete = inflater->has_ended = true;
            continue;
        }
        inflater->is_complete = result == Z_STREAM_END;
        // The input has ended, or the output is full.
        if (result == Z_BUF_ERROR) break;
        if (result != Z_OK && result != Z_STREAM_END) return -1;
    }
    *count = (size_t)(stream->next_in - input);
    return (int)(sizeof(inflater->output) - stream->avail_out);
}

const uint8_t *ccurl_inflater_output(ccurl_inflater *inflater) { return inflater->output; }

bool ccurl_inflater_is_complete(ccurl_inflater *inflater) { return inflater->is_complete; }

#endif
