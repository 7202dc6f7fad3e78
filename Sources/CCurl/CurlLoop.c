#define _GNU_SOURCE
#include "curlFunctions.h"

#if defined(__linux__)

#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <strings.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum {
    CURLMOPT_SOCKETFUNCTION = 20001,
    CURLMOPT_SOCKETDATA = 10002,
    CURLMOPT_TIMERFUNCTION = 20004,
    CURLMOPT_TIMERDATA = 10005,
    CURLMOPT_MAXCONNECTS = 6,
    CURLMOPT_MAX_HOST_CONNECTIONS = 7,
    CURLMOPT_MAX_TOTAL_CONNECTIONS = 13,
    CURL_POLL_IN = 1,
    CURL_POLL_OUT = 2,
    CURL_POLL_REMOVE = 4,
    CURL_CSELECT_IN = 1,
    CURL_CSELECT_OUT = 2,
    CURL_CSELECT_ERR = 4,
    CURL_SOCKET_TIMEOUT = -1,
    CURLINFO_PRIVATE = 0x100015,
    CURLINFO_SCHEME = 0x100031,
    CURLINFO_ACTIVESOCKET = 0x50002C,
    CURLMSG_DONE = 1,
};

struct ccurl_loop {
    void *multi;
    int epoll;
    /// The connections that are kept for later requests. This descriptor is part of the other epoll.
    int idle;
    int wake;
    /// The uptime in milliseconds at which the timer fires, or -1 if the timer is not set.
    int64_t timer;
};

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

int ccurl_wake_new(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

void ccurl_wake_free(int descriptor) { close(descriptor); }

void ccurl_wake(int descriptor) { eventfd_write(descriptor, 1); }

void ccurl_prepare_thread(void) {
    pthread_setname_np(pthread_self(), "Fetching.Curl");
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &signals, NULL);
}

/// Called by libcurl with the events for which a socket must be watched.
static int watch(void *easy, int socket, int what, void *context, void *unused) {
    int epoll = ((ccurl_loop *)context)->epoll;
    struct epoll_event event = {.data.fd = socket};
    if (what & CURL_POLL_IN) event.events |= EPOLLIN;
    if (what & CURL_POLL_OUT) event.events |= EPOLLOUT;
    if (what == CURL_POLL_REMOVE) {
        epoll_ctl(epoll, EPOLL_CTL_DEL, socket, &event);
        return 0;
    }
    // If the connection was kept, a request uses it again.
    epoll_ctl(((ccurl_loop *)context)->idle, EPOLL_CTL_DEL, socket, &event);
    if (epoll_ctl(epoll, EPOLL_CTL_MOD, socket, &event) != 0 && errno == ENOENT) {
        epoll_ctl(epoll, EPOLL_CTL_ADD, socket, &event);
    }
    return 0;
}

/// Watches the connection of a transfer that is complete. Over TLS, bytes without a request can be part of the protocol.
static void watch_idle(ccurl_loop *loop, void *easy) {
    const char *scheme = NULL;
    int socket = -1;
    curl.curl_easy_getinfo(easy, CURLINFO_SCHEME, &scheme);
    curl.curl_easy_getinfo(easy, CURLINFO_ACTIVESOCKET, &socket);
    if (!scheme || strcasecmp(scheme, "http") != 0) return;
    struct epoll_event event = {.data.fd = socket};
    // This fails if another transfer already uses the connection.
    if (epoll_ctl(loop->epoll, EPOLL_CTL_ADD, socket, &event) != 0) return;
    epoll_ctl(loop->epoll, EPOLL_CTL_DEL, socket, &event);
    event.events = EPOLLIN;
    epoll_ctl(loop->idle, EPOLL_CTL_ADD, socket, &event);
}

/// Makes kept connections unusable if the server has sent bytes without a request. Before version 8.0, libcurl would
/// read these bytes as the next response (curl pull request #10690).
static void shut_down_unexpected(ccurl_loop *loop) {
    struct epoll_event events[64];
    int count = epoll_wait(loop->idle, events, 64, 0);
    for (int index = 0; index < count; index++) {
        shutdown(events[index].data.fd, SHUT_RDWR);
        epoll_ctl(loop->idle, EPOLL_CTL_DEL, events[index].data.fd, &events[index]);
    }
}

/// Called by libcurl with the number of milliseconds after which the timer fires, or -1 to stop the timer.
static int set_timer(void *multi, long milliseconds, void *context) {
    ((ccurl_loop *)context)->timer = milliseconds < 0 ? -1 : now() + milliseconds;
    return 0;
}

ccurl_loop *ccurl_loop_new(int wake, long connections_per_host, long connections, long idle_connections) {
    ccurl_loop *loop = calloc(1, sizeof(ccurl_loop));
    if (!loop) return NULL;
    loop->wake = wake;
    loop->timer = -1;
    loop->epoll = epoll_create1(EPOLL_CLOEXEC);
    loop->idle = epoll_create1(EPOLL_CLOEXEC);
    loop->multi = curl.curl_multi_init();
    struct epoll_event event = {.events = EPOLLIN, .data.fd = wake};
    struct epoll_event idle = {.events = EPOLLIN, .data.fd = loop->idle};
    if (loop->epoll < 0 || loop->idle < 0 || !loop->multi || epoll_ctl(loop->epoll, EPOLL_CTL_ADD, wake, &event) != 0
        || epoll_ctl(loop->epoll, EPOLL_CTL_ADD, loop->idle, &idle) != 0) {
        ccurl_loop_free(loop);
        return NULL;
    }
    curl.curl_multi_setopt(loop->multi, CURLMOPT_SOCKETFUNCTION, watch);
    curl.curl_multi_setopt(loop->multi, CURLMOPT_SOCKETDATA, loop);
    curl.curl_multi_setopt(loop->multi, CURLMOPT_TIMERFUNCTION, set_timer);
    curl.curl_multi_setopt(loop->multi, CURLMOPT_TIMERDATA, loop);
    curl.curl_multi_setopt(loop->multi, CURLMOPT_MAX_HOST_CONNECTIONS, connections_per_host);
    curl.curl_multi_setopt(loop->multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, connections);
    curl.curl_multi_setopt(loop->multi, CURLMOPT_MAXCONNECTS, idle_connections);
    return loop;
}

void ccurl_loop_free(ccurl_loop *loop) {
    if (loop->multi) curl.curl_multi_cleanup(loop->multi);
    if (loop->epoll >= 0) close(loop->epoll);
    if (loop->idle >= 0) close(loop->idle);
    free(loop);
}

int ccurl_loop_add(ccurl_loop *loop, ccurl_easy *easy) { return curl.curl_multi_add_handle(loop->multi, easy); }

void ccurl_loop_remove(ccurl_loop *loop, ccurl_easy *easy) { curl.curl_multi_remove_handle(loop->multi, easy); }

void ccurl_loop_step(ccurl_loop *loop, int64_t milliseconds) {
    int running;
    if (loop->timer >= 0) {
        int64_t remaining = loop->timer > now() ? loop->timer - now() : 0;
        if (milliseconds < 0 || remaining < milliseconds) milliseconds = remaining;
    }
    int wait = milliseconds > INT_MAX ? INT_MAX : (int)milliseconds;
    struct epoll_event events[128];
    int count = epoll_wait(loop->epoll, events, 128, wait);
    for (int index = 0; index < count; index++) {
        if (events[index].data.fd == loop->wake) {
            eventfd_t value;
            eventfd_read(loop->wake, &value);
            continue;
        }
        if (events[index].data.fd == loop->idle) continue;
        int ready = 0;
        if (events[index].events & EPOLLIN) ready |= CURL_CSELECT_IN;
        if (events[index].events & EPOLLOUT) ready |= CURL_CSELECT_OUT;
        if (events[index].events & (EPOLLERR | EPOLLHUP)) ready |= CURL_CSELECT_ERR;
        curl.curl_multi_socket_action(loop->multi, events[index].data.fd, ready, &running);
    }
    shut_down_unexpected(loop);
    if (loop->timer >= 0 && loop->timer <= now()) {
        loop->timer = -1;
        curl.curl_multi_socket_action(loop->multi, CURL_SOCKET_TIMEOUT, 0, &running);
    }
}

void *ccurl_loop_next(ccurl_loop *loop, int *code) {
    int remaining;
    struct message *message;
    while ((message = curl.curl_multi_info_read(loop->multi, &remaining))) {
        if (message->kind != CURLMSG_DONE) continue;
        void *context = NULL;
        *code = message->data.code;
        watch_idle(loop, message->easy);
        curl.curl_easy_getinfo(message->easy, CURLINFO_PRIVATE, &context);
        return context;
    }
    return NULL;
}

#endif
