// The table of libcurl's functions, for the C files of this target.
#ifndef CURL_FUNCTIONS_H
#define CURL_FUNCTIONS_H

#include "include/CCurl.h"

#if defined(__linux__)

struct version_info {
    int age;
    const char *version;
    unsigned version_num;
    // More fields follow.
};

struct easy_option {
    const char *name;
    int id;
    // More fields follow.
};

struct message {
    int kind;
    void *easy;
    union {
        void *pointer;
        int code;
    } data;
};

#define CURL_FUNCTIONS(each) \
    each(curl_global_init, int, (long flags)) \
    each(curl_version, char *, (void)) \
    each(curl_version_info, struct version_info *, (int age)) \
    each(curl_easy_init, void *, (void)) \
    each(curl_easy_cleanup, void, (void *easy)) \
    each(curl_easy_setopt, int, (void *easy, int option, ...)) \
    each(curl_easy_getinfo, int, (void *easy, int info, ...)) \
    each(curl_easy_pause, int, (void *easy, int directions)) \
    each(curl_easy_recv, int, (void *easy, void *bytes, size_t capacity, size_t *count)) \
    each(curl_easy_send, int, (void *easy, const void *bytes, size_t count, size_t *sent)) \
    each(curl_easy_strerror, const char *, (int code)) \
    each(curl_slist_append, void *, (void *list, const char *text)) \
    each(curl_slist_free_all, void, (void *list)) \
    each(curl_multi_init, void *, (void)) \
    each(curl_multi_cleanup, int, (void *multi)) \
    each(curl_multi_setopt, int, (void *multi, int option, ...)) \
    each(curl_multi_add_handle, int, (void *multi, void *easy)) \
    each(curl_multi_remove_handle, int, (void *multi, void *easy)) \
    each(curl_multi_info_read, struct message *, (void *multi, int *remaining)) \
    each(curl_multi_socket_action, int, (void *multi, int socket, int events, int *running))

struct curl_functions {
#define MEMBER(name, result, parameters) result(*name) parameters;
    CURL_FUNCTIONS(MEMBER)
#undef MEMBER
    struct easy_option *(*curl_easy_option_by_name)(const char *name);  // since 7.73
};

/// The functions. Valid after `ccurl_load` has returned true.
extern struct curl_functions curl __attribute__((visibility("hidden")));

/// Shuts down all connections of all loops.
void ccurl_shut_down_all(void) __attribute__((visibility("hidden")));

#endif
#endif
