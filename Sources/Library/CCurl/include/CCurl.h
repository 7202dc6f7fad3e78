// The functions of libcurl and zlib that the transport uses, found at run time, and a loop that drives transfers.
//
// This file declares the parts that the transport uses, so that the package can be built without libcurl's headers. The
// numbers and types are part of libcurl's stable binary interface. A test compares the numbers of the options with the
// library. On Apple platforms this file is empty.
#ifndef CCURL_H
#define CCURL_H

#if defined(__linux__)

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct ccurl_easy ccurl_easy;
typedef struct ccurl_list ccurl_list;
typedef struct ccurl_loop ccurl_loop;
typedef struct ccurl_idle ccurl_idle;
typedef struct ccurl_inflater ccurl_inflater;
typedef struct ccurl_piece ccurl_piece;

/// Finds and initializes libcurl when it is called for the first time. Returns whether libcurl can be used: it was
/// found, has version 7.68 or later, and was initialized. Can be called on any thread.
bool ccurl_load(void);
/// The versions of libcurl and of the libraries that it uses, or the reason why libcurl cannot be used.
const char *ccurl_description(void);
/// The library's version as a number, such as 0x075801 for 7.88.1, or 0 if the library cannot be used.
unsigned ccurl_version(void);
/// Returns the number of the option with a name such as `URL`, or 0 if there is no such option. Returns -1 if the
/// library cannot be used or is older than 7.73.
int ccurl_option_number(const char *name);
/// The library's message for an error code.
const char *ccurl_message(int code);

ccurl_easy *ccurl_easy_new(void);
void ccurl_easy_free(ccurl_easy *easy);
int ccurl_set_long(ccurl_easy *easy, int option, long value);
int ccurl_set_offset(ccurl_easy *easy, int option, int64_t value);
int ccurl_set_text(ccurl_easy *easy, int option, const char *value);
int ccurl_set_bytes(ccurl_easy *easy, int option, const void *value);
int ccurl_set_blob(ccurl_easy *easy, int option, const void *bytes, size_t count);
int ccurl_set_list(ccurl_easy *easy, int option, ccurl_list *list);
/// Sets the callbacks of a transfer, and the pointer that they receive and that `ccurl_loop_next` returns.
void ccurl_set_functions(
    ccurl_easy *easy, void *context,
    size_t (*header)(char *bytes, size_t size, size_t count, void *context),
    size_t (*write)(char *bytes, size_t size, size_t count, void *context),
    size_t (*read)(char *bytes, size_t size, size_t count, void *context),
    int (*seek)(void *context, int64_t offset, int origin),
    int (*progress)(void *context, int64_t total, int64_t received, int64_t total_to_send, int64_t sent));
/// Sets the callback that libcurl calls each time before it sends the request over a connection. If the callback
/// returns 1, the request is not sent. Returns false if the library is older than 7.80 and has no such callback.
bool ccurl_set_send_function(
    ccurl_easy *easy, void *context,
    int (*will_send)(void *context, char *server_address, char *local_address, int server_port, int local_port));
/// Continues a transfer that a callback has paused. That callback may be called before this function returns.
void ccurl_easy_resume(ccurl_easy *easy);
long ccurl_get_long(ccurl_easy *easy, int info);
/// A time of the last transfer, in microseconds since its start. Returns 0 if it is not known.
int64_t ccurl_get_time(ccurl_easy *easy, int info);

/// Whether zlib was found.
bool ccurl_inflater_is_available(void);
/// Creates a decompressor of the formats gzip and zlib, or returns null if zlib is missing or memory is exhausted.
///
/// With `may_be_raw`, the input can also be the format deflate without a header (RFC 1951). Many servers send it as
/// `Content-Encoding: deflate`, although that is the name of the format zlib (RFC 9110 §8.4.1.2).
ccurl_inflater *ccurl_inflater_new(bool may_be_raw);
void ccurl_inflater_free(ccurl_inflater *inflater);
/// Decompresses input to at most 64 KiB of output. Returns the number of decompressed bytes, or -1 if the input is
/// invalid. If the result is 0, all input was read.
///
/// `count` is the number of bytes at `input`. On return, it is the number of bytes that were read.
int ccurl_inflate(ccurl_inflater *inflater, const uint8_t *input, size_t *count);
/// The output of the last call of `ccurl_inflate`, valid until the next call.
const uint8_t *ccurl_inflater_output(ccurl_inflater *inflater);
/// Whether the compressed bytes that were read end with a complete stream.
bool ccurl_inflater_is_complete(ccurl_inflater *inflater);

/// Appends a copy of `text`. Returns the list, or null if memory is exhausted; then the list is unchanged.
ccurl_list *ccurl_list_append(ccurl_list *list, const char *text);
void ccurl_list_free(ccurl_list *list);

/// Call `ccurl_enter` before functions that may use TLS, and `ccurl_leave` after them. `ccurl_enter` does not return
/// while the process exits.
void ccurl_enter(void);
void ccurl_leave(void);

/// Creates a descriptor that wakes a loop, or returns -1.
int ccurl_wake_new(void);
void ccurl_wake_free(int descriptor);
/// Wakes the loop. Can be called on any thread.
void ccurl_wake(int descriptor);
/// Names the current thread, and blocks SIGPIPE. The signal would end the process if a server closes a connection
/// early.
void ccurl_prepare_thread(const char *name);

/// The process's limit of open descriptors.
int64_t ccurl_descriptor_limit(void);

/// Returns a counter for the open connections that no transfer uses, over several loops. Null if memory is exhausted.
ccurl_idle *ccurl_idle_new(int maximum);
void ccurl_idle_free(ccurl_idle *idle);
/// Whether the loops have the maximum of these connections, or more. False for null.
bool ccurl_idle_is_full(ccurl_idle *idle);

/// Creates a loop that `wake` wakes. If a resource is exhausted, returns null and sets `errno`. The loop has at most
/// `connections` open connections, or as many for each host if it is shared; 0 means no limit. It keeps connections
/// after their transfers only while `idle` is not full, with an exception for the last connection of a loop. `idle` can
/// be null, and must outlive the loop.
ccurl_loop *ccurl_loop_new(int wake, long connections, bool is_shared, ccurl_idle *idle);
/// Whether a connection of the loop could not be opened because the process has no descriptor left.
bool ccurl_loop_lacks_descriptors(ccurl_loop *loop);
/// Closes all connections. Afterwards, only `ccurl_loop_shut_down` and `ccurl_loop_free` may be called.
void ccurl_loop_close(ccurl_loop *loop);
void ccurl_loop_free(ccurl_loop *loop);
int ccurl_loop_add(ccurl_loop *loop, ccurl_easy *easy);
void ccurl_loop_remove(ccurl_loop *loop, ccurl_easy *easy);
/// Waits until a socket is ready, a timer has fired or the loop is woken. Waits at most for a number of milliseconds,
/// or without a limit if the number is negative.
void ccurl_loop_wait(ccurl_loop *loop, int64_t milliseconds);
/// Transfers available data for about 10 ms. The next call continues with the remaining sockets.
void ccurl_loop_transfer(ccurl_loop *loop);
/// Runs transfers whose timer has fired, such as one that was added.
void ccurl_loop_run_timer(ccurl_loop *loop);
/// Call this function before a transfer stops reading its response. If the transfer has just begun, libcurl does not
/// report the connection that it uses, so the loop would regard the connection as unused, and shut it down.
void ccurl_loop_will_pause(ccurl_loop *loop, ccurl_easy *easy);
/// Returns the next response that had arrived at a connection when the connection was closed, or null, and the local
/// port of the connection. The bytes are valid until `ccurl_loop_drop_response` is called.
const char *ccurl_loop_response(ccurl_loop *loop, long *port, size_t *count);
/// Removes the response that `ccurl_loop_response` has returned.
void ccurl_loop_drop_response(ccurl_loop *loop);
/// Shuts down all connections, so that a libcurl call that reads endless data returns. Can be called on any thread.
void ccurl_loop_shut_down(ccurl_loop *loop);
/// Returns the context of a transfer that is complete, or null. The transfer is still part of the loop.
void *ccurl_loop_next(ccurl_loop *loop, int *code);

/// Takes over the connection that a complete transfer with `CURLOPT_CONNECT_ONLY` has opened. The transfer stays in the
/// loop. Returns the connection's socket, or -1 if the connection is closed.
///
/// From now on, libcurl does not watch the connection. `ccurl_loop_next_event` reports its events with `number`, which
/// is not 0. Receive as much as possible first, because libcurl closes a connection that the server has closed, if no
/// call has used it.
int ccurl_loop_open(ccurl_loop *loop, ccurl_easy *easy, uint64_t number);
/// Closes a connection that `ccurl_loop_open` has taken over, and ends its transfer.
void ccurl_loop_end(ccurl_loop *loop, ccurl_easy *easy, int socket);
/// Returns the number of the next connection with an event of the last wait, or 0. An event is reported once: when
/// bytes can be received or sent again after a call that has returned `CURLE_AGAIN`.
uint64_t ccurl_loop_next_event(ccurl_loop *loop, bool *may_receive, bool *may_send);
/// Receives up to 64 KiB. Returns `CURLE_AGAIN` if there are no more bytes now, `CCURL_END` after the server's last
/// byte, `CURLE_OK` if there may be more bytes, or the code of an error. `count` bytes were received in any case.
int ccurl_loop_receive(ccurl_loop *loop, ccurl_easy *easy, int socket, size_t *count);
/// The bytes that `ccurl_loop_receive` has received, valid until its next call.
const void *ccurl_loop_received(ccurl_loop *loop);
/// As `ccurl_loop_wait`, but if events of other sockets were not passed to libcurl yet, it returns further events of
/// the connections at once.
void ccurl_loop_wait_again(ccurl_loop *loop, int64_t milliseconds);
/// Whether events of the last wait were not passed to libcurl yet.
bool ccurl_loop_has_events(ccurl_loop *loop);
/// Call this function every half second during a long turn. It shuts down the socket with which libcurl has been
/// working without a pause for more than a second. After five seconds, it also shuts down all connections that are
/// being opened, because the socket may be another one. Can be called on any thread.
void ccurl_loop_shut_down_busy(ccurl_loop *loop);

/// Copies bytes that are sent together. OpenSSL needs the same bytes at the same place until they are sent. Returns
/// null if memory is exhausted.
ccurl_piece *ccurl_piece_new(const void *bytes, size_t count);
void ccurl_piece_free(ccurl_piece *piece);
/// Sends the rest of a piece. Returns `CURLE_OK` once all of it is sent, `CURLE_AGAIN` if a part cannot be sent now, or
/// the code of an error.
int ccurl_loop_send(ccurl_loop *loop, ccurl_easy *easy, int socket, ccurl_piece *piece);

/// Options for `ccurl_set_…`. Options from 10000 take text, bytes or a list, from 20000 a function, from 30000 an
/// offset, and from 40000 a blob. The other options take a number.
enum {
    CURLOPT_SSLVERSION = 32,
    CURLOPT_HEADER = 42,
    CURLOPT_NOPROGRESS = 43,
    CURLOPT_NOBODY = 44,
    CURLOPT_POST = 47,
    CURLOPT_HTTPPROXYTUNNEL = 61,
    CURLOPT_SSL_VERIFYPEER = 64,
    CURLOPT_FRESH_CONNECT = 74,
    CURLOPT_FORBID_REUSE = 75,
    CURLOPT_HTTPGET = 80,
    CURLOPT_SSL_VERIFYHOST = 81,
    CURLOPT_HTTP_VERSION = 84,
    CURLOPT_BUFFERSIZE = 98,
    CURLOPT_NOSIGNAL = 99,
    CURLOPT_CONNECT_ONLY = 141,
    CURLOPT_CONNECTTIMEOUT_MS = 156,
    CURLOPT_PROTOCOLS = 181,
    CURLOPT_PATH_AS_IS = 234,
    CURLOPT_PIPEWAIT = 237,
    CURLOPT_SUPPRESS_CONNECT_HEADERS = 265,
    CURLOPT_HTTP09_ALLOWED = 285,
    CURLOPT_QUICK_EXIT = 322,  // since 7.87
    CURLOPT_WRITEDATA = 10001,
    CURLOPT_URL = 10002,
    CURLOPT_PROXY = 10004,
    CURLOPT_READDATA = 10009,
    CURLOPT_ERRORBUFFER = 10010,
    CURLOPT_POSTFIELDS = 10015,
    CURLOPT_USERAGENT = 10018,
    CURLOPT_HTTPHEADER = 10023,
    CURLOPT_SSLCERT = 10025,
    CURLOPT_HEADERDATA = 10029,
    CURLOPT_CUSTOMREQUEST = 10036,
    CURLOPT_SSLKEY = 10087,
    CURLOPT_CAPATH = 10097,
    CURLOPT_PRIVATE = 10103,
    CURLOPT_XFERINFODATA = 10057,
    CURLOPT_OPENSOCKETDATA = 10164,
    CURLOPT_COPYPOSTFIELDS = 10165,
    CURLOPT_SEEKDATA = 10168,
    CURLOPT_NOPROXY = 10177,
    CURLOPT_CLOSESOCKETDATA = 10209,
    CURLOPT_PINNEDPUBLICKEY = 10230,
    CURLOPT_CONNECT_TO = 10243,
    CURLOPT_PREREQDATA = 10313,  // since 7.80
    CURLOPT_WRITEFUNCTION = 20011,
    CURLOPT_READFUNCTION = 20012,
    CURLOPT_HEADERFUNCTION = 20079,
    CURLOPT_OPENSOCKETFUNCTION = 20163,
    CURLOPT_SEEKFUNCTION = 20167,
    CURLOPT_CLOSESOCKETFUNCTION = 20208,
    CURLOPT_XFERINFOFUNCTION = 20219,
    CURLOPT_PREREQFUNCTION = 20312,  // since 7.80
    CURLOPT_POSTFIELDSIZE_LARGE = 30120,
    CURLOPT_CAINFO_BLOB = 40309,  // since 7.77
};

/// Values for `ccurl_get_long`, and for `ccurl_get_time` from 0x600000.
enum {
    CURLINFO_REQUEST_SIZE = 0x20000C,
    CURLINFO_SSL_VERIFYRESULT = 0x20000D,
    CURLINFO_HTTP_CONNECTCODE = 0x200016,
    CURLINFO_OS_ERRNO = 0x200019,
    CURLINFO_NUM_CONNECTS = 0x20001A,
    CURLINFO_HTTP_VERSION = 0x20002E,
    CURLINFO_TOTAL_TIME_T = 0x600032,
    CURLINFO_NAMELOOKUP_TIME_T = 0x600033,
    CURLINFO_CONNECT_TIME_T = 0x600034,
    CURLINFO_PRETRANSFER_TIME_T = 0x600035,
    CURLINFO_STARTTRANSFER_TIME_T = 0x600036,
    CURLINFO_APPCONNECT_TIME_T = 0x600038,
};

/// Values of options, and results of the callbacks of a transfer.
enum {
    CURLPROTO_HTTP = 1,
    CURLPROTO_HTTPS = 2,
    CURL_HTTP_VERSION_1_1 = 2,
    CURL_HTTP_VERSION_2TLS = 4,
    CURL_SSLVERSION_TLSv1_2 = 6,
    CURL_SSLVERSION_TLSv1_3 = 7,
    CURL_SEEKFUNC_OK = 0,
    CURL_SEEKFUNC_CANTSEEK = 2,
    CURL_WRITEFUNC_PAUSE = 0x10000001,
    CURL_READFUNC_ABORT = 0x10000000,
    CURL_READFUNC_PAUSE = 0x10000001,
};

/// The results of a transfer that the transport distinguishes. `CCURL_END` is a result of `ccurl_loop_receive` only.
enum {
    CCURL_END = -1,
    CURLE_OK = 0,
    CURLE_UNSUPPORTED_PROTOCOL = 1,
    CURLE_URL_MALFORMAT = 3,
    CURLE_COULDNT_RESOLVE_PROXY = 5,
    CURLE_COULDNT_RESOLVE_HOST = 6,
    CURLE_COULDNT_CONNECT = 7,
    CURLE_WEIRD_SERVER_REPLY = 8,
    CURLE_HTTP2 = 16,
    CURLE_PARTIAL_FILE = 18,
    CURLE_WRITE_ERROR = 23,
    CURLE_READ_ERROR = 26,
    CURLE_OUT_OF_MEMORY = 27,
    CURLE_OPERATION_TIMEDOUT = 28,
    CURLE_SSL_CONNECT_ERROR = 35,
    CURLE_BAD_FUNCTION_ARGUMENT = 43,
    CURLE_GOT_NOTHING = 52,
    CURLE_SSL_ENGINE_NOTFOUND = 53,
    CURLE_SSL_ENGINE_SETFAILED = 54,
    CURLE_SEND_ERROR = 55,
    CURLE_RECV_ERROR = 56,
    CURLE_SSL_CERTPROBLEM = 58,
    CURLE_SSL_CIPHER = 59,
    CURLE_PEER_FAILED_VERIFICATION = 60,
    CURLE_BAD_CONTENT_ENCODING = 61,
    CURLE_FILESIZE_EXCEEDED = 63,
    CURLE_USE_SSL_FAILED = 64,
    CURLE_SEND_FAIL_REWIND = 65,
    CURLE_SSL_ENGINE_INITFAILED = 66,
    CURLE_SSL_CACERT_BADFILE = 77,
    CURLE_SSL_SHUTDOWN_FAILED = 80,
    CURLE_AGAIN = 81,
    CURLE_SSL_CRL_BADFILE = 82,
    CURLE_SSL_ISSUER_ERROR = 83,
    CURLE_SSL_PINNEDPUBKEYNOTMATCH = 90,
    CURLE_SSL_INVALIDCERTSTATUS = 91,
    CURLE_HTTP2_STREAM = 92,
    CURLE_PROXY = 97,
    CURLE_SSL_CLIENTCERT = 98,
    CURLE_TOO_LARGE = 100,
};

#endif
#endif
