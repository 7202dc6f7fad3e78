#define _GNU_SOURCE
#include "curlFunctions.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

// A weak reference is null if the program is not linked with libcurl.
#define DECLARE(name, result, parameters) extern result name parameters __attribute__((weak));
CURL_FUNCTIONS(DECLARE)

struct curl_functions curl;

static const char *description = "libcurl was not found";
static unsigned version;

static const unsigned oldest = 0x074400;  // 7.68

/// The number of threads between `ccurl_enter` and `ccurl_leave`.
static atomic_int inside;
static atomic_bool is_exiting;

/// Counts the calling thread in `inside`. While the process exits, returns false and does not count the thread.
static bool try_enter(void) {
    atomic_fetch_add(&inside, 1);
    if (!atomic_load(&is_exiting)) return true;
    atomic_fetch_sub(&inside, 1);
    return false;
}

void ccurl_enter(void) {
    if (try_enter()) return;
    while (true) pause();
}

void ccurl_leave(void) { atomic_fetch_sub(&inside, 1); }

/// Waits, for at most a second, until no thread uses TLS, because OpenSSL's exit handler frees the locks that TLS uses.
static void stop_threads(void) {
    atomic_store(&is_exiting, true);
    for (int milliseconds = 0; atomic_load(&inside) > 0 && milliseconds < 1000; milliseconds++) {
        // A thread that reads endless data from a server stops only if its connection is shut down.
        if (milliseconds % 100 == 50) ccurl_shut_down_all();
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
}

/// Initializes the library. Returns false if a function is missing, or if the library is too old or cannot be
/// initialized.
static bool is_usable(void) {
#define IS_PRESENT(name, result, parameters) &&curl.name
    if (!(true CURL_FUNCTIONS(IS_PRESENT))) return false;
    struct version_info *info = curl.curl_version_info(0);
    if (info->version_num < oldest) {
        description = "libcurl is older than 7.68";
        return false;
    }
    version = info->version_num;
    description = curl.curl_version();
    // `stop_threads` must run before OpenSSL's exit handler. Exit handlers run in the reverse order of their
    // registration, so it is registered after libcurl has initialized OpenSSL. 3 is CURL_GLOBAL_ALL.
    return curl.curl_global_init(3) == 0 && atexit(stop_threads) == 0;
}

static bool find_linked(void) {
#define USE(name, result, parameters) curl.name = name;
    CURL_FUNCTIONS(USE)
    return is_usable();
}

static bool find_in(void *library) {
#define FIND(name, result, parameters) curl.name = (result(*) parameters)dlsym(library, #name);
    CURL_FUNCTIONS(FIND)
    return is_usable();
}

static bool is_loaded;

// A process can contain several versions of libcurl, so all functions are taken from one library. In a fully static
// program, the functions are linked. In a program that uses Foundation's networking, the process contains them. For
// other programs, the library is opened.
static void load(void) {
    void *library;
    is_loaded = find_linked() || find_in(RTLD_DEFAULT)
        || ((library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL)) && find_in(library));
    if (is_loaded) {
        Dl_info found;
        void *file = dladdr((void *)curl.curl_version, &found) ? dlopen(found.dli_fname, RTLD_NOW | RTLD_NOLOAD) : NULL;
        if (file) *(void **)&curl.curl_easy_option_by_name = dlsym(file, "curl_easy_option_by_name");
    }
}

bool ccurl_load(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return is_loaded;
}

const char *ccurl_description(void) { return ccurl_load() || version == 0 ? description : "libcurl cannot be initialized"; }

unsigned ccurl_version(void) { return ccurl_load() ? version : 0; }

int ccurl_option_number(const char *name) {
    if (!ccurl_load() || !curl.curl_easy_option_by_name) return -1;
    struct easy_option *option = curl.curl_easy_option_by_name(name);
    return option ? option->id : 0;
}

const char *ccurl_message(int code) { return curl.curl_easy_strerror(code); }

ccurl_easy *ccurl_easy_new(void) { return curl.curl_easy_init(); }

void ccurl_easy_free(ccurl_easy *easy) {
    // Freeing a handle can free TLS sessions, so this is not done while the process exits.
    if (!try_enter()) return;
    curl.curl_easy_cleanup(easy);
    ccurl_leave();
}

int ccurl_set_long(ccurl_easy *easy, int option, long value) { return curl.curl_easy_setopt(easy, option, value); }

int ccurl_set_offset(ccurl_easy *easy, int option, int64_t value) { return curl.curl_easy_setopt(easy, option, value); }

int ccurl_set_text(ccurl_easy *easy, int option, const char *value) { return curl.curl_easy_setopt(easy, option, value); }

int ccurl_set_bytes(ccurl_easy *easy, int option, const void *value) { return curl.curl_easy_setopt(easy, option, value); }

int ccurl_set_list(ccurl_easy *easy, int option, ccurl_list *list) { return curl.curl_easy_setopt(easy, option, list); }

int ccurl_set_blob(ccurl_easy *easy, int option, const void *bytes, size_t count) {
    struct {
        void *data;
        size_t length;
        unsigned flags;
    } blob = {(void *)bytes, count, 1};  // 1: the bytes are copied
    return curl.curl_easy_setopt(easy, option, &blob);
}

void ccurl_set_functions(
    ccurl_easy *easy, void *context,
    size_t (*header)(char *, size_t, size_t, void *), size_t (*write)(char *, size_t, size_t, void *),
    size_t (*read)(char *, size_t, size_t, void *), int (*seek)(void *, int64_t, int),
    int (*progress)(void *, int64_t, int64_t, int64_t, int64_t)
) {
    curl.curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, header);
    curl.curl_easy_setopt(easy, CURLOPT_HEADERDATA, context);
    curl.curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, write);
    curl.curl_easy_setopt(easy, CURLOPT_WRITEDATA, context);
    curl.curl_easy_setopt(easy, CURLOPT_READFUNCTION, read);
    curl.curl_easy_setopt(easy, CURLOPT_READDATA, context);
    curl.curl_easy_setopt(easy, CURLOPT_SEEKFUNCTION, seek);
    curl.curl_easy_setopt(easy, CURLOPT_SEEKDATA, context);
    curl.curl_easy_setopt(easy, CURLOPT_XFERINFOFUNCTION, progress);
    curl.curl_easy_setopt(easy, CURLOPT_XFERINFODATA, context);
    curl.curl_easy_setopt(easy, CURLOPT_PRIVATE, context);
}

bool ccurl_set_send_function(ccurl_easy *easy, void *context, int (*will_send)(void *, char *, char *, int, int)) {
    curl.curl_easy_setopt(easy, CURLOPT_PREREQDATA, context);
    return curl.curl_easy_setopt(easy, CURLOPT_PREREQFUNCTION, will_send) == 0;
}

void ccurl_easy_resume(ccurl_easy *easy) { curl.curl_easy_pause(easy, 0); }

long ccurl_get_long(ccurl_easy *easy, int info) {
    long value = 0;
    curl.curl_easy_getinfo(easy, info, &value);
    return value;
}

int64_t ccurl_get_time(ccurl_easy *easy, int info) {
    int64_t value = 0;
    curl.curl_easy_getinfo(easy, info, &value);
    return value;
}

ccurl_list *ccurl_list_append(ccurl_list *list, const char *text) { return curl.curl_slist_append(list, text); }

void ccurl_list_free(ccurl_list *list) { curl.curl_slist_free_all(list); }

#endif
