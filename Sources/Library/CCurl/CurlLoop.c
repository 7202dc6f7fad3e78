#define _GNU_SOURCE
#include "curlLoop.h"

#if defined(__linux__)

#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <netinet/in.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
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
    CURLINFO_LOCAL_PORT = 0x20002A,
    CURLMSG_DONE = 1,
};

/// The list of all loops of the process, for `ccurl_shut_down_all`.
static ccurl_loop *first_loop;
static pthread_mutex_t loops_lock = PTHREAD_MUTEX_INITIALIZER;

struct ccurl_idle {
    atomic_int count;
    int maximum;
};

/// The maximum time in milliseconds to pass events to libcurl in one call of `ccurl_loop_transfer`.
static const int64_t transfer_milliseconds = 10;

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

int ccurl_wake_new(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

void ccurl_wake_free(int descriptor) { close(descriptor); }

void ccurl_wake(int descriptor) { eventfd_write(descriptor, 1); }

void ccurl_prepare_thread(const char *name) {
    pthread_setname_np(pthread_self(), name);
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &signals, NULL);
}

struct socket_state *ccurl_state_of(ccurl_loop *loop, int socket) {
    if (socket >= loop->socket_count) {
        int count = socket + 64;
        pthread_mutex_lock(&loop->lock);
        struct socket_state *sockets = realloc(loop->sockets, (size_t)count * sizeof(struct socket_state));
        if (sockets) {
            memset(sockets + loop->socket_count, 0, (size_t)(count - loop->socket_count) * sizeof(struct socket_state));
            loop->sockets = sockets;
            loop->socket_count = count;
        }
        pthread_mutex_unlock(&loop->lock);
        if (!sockets) return NULL;
    }
    return &loop->sockets[socket];
}

ccurl_idle *ccurl_idle_new(int maximum) {
    ccurl_idle *idle = calloc(1, sizeof(ccurl_idle));
    if (idle) idle->maximum = maximum;
    return idle;
}

void ccurl_idle_free(ccurl_idle *idle) { free(idle); }

bool ccurl_idle_is_full(ccurl_idle *idle) { return idle && atomic_load(&idle->count) >= idle->maximum; }

static void set_idle(ccurl_loop *loop, struct socket_state *state, bool is_idle) {
    if (loop->idle && state->is_idle != is_idle) atomic_fetch_add(&loop->idle->count, is_idle ? 1 : -1);
    state->is_idle = is_idle;
}

/// Sets the maximum number of connections with which the loop keeps a connection after a transfer. With more, libcurl
/// closes the idle connection that was used least recently.
static void limit_idle(ccurl_loop *loop) {
    curl.curl_multi_setopt(loop->multi, CURLMOPT_MAXCONNECTS, ccurl_idle_is_full(loop->idle) ? 1L : 1L << 20);
}

int64_t ccurl_descriptor_limit(void) {
    struct rlimit limit;
    return getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < INT_MAX ? (int64_t)limit.rlim_cur : INT_MAX;
}

bool ccurl_loop_lacks_descriptors(ccurl_loop *loop) {
    // A name lookup and TLS open files too, and do not report why they fail. A lookup needs up to four descriptors.
    int descriptors[4], count = 0;
    while (count < 4 && (descriptors[count] = ccurl_wake_new()) >= 0) count++;
    bool is_exhausted = count < 4 && (errno == EMFILE || errno == ENFILE);
    while (count > 0) close(descriptors[--count]);
    return loop->lacks_descriptors || is_exhausted;
}

void ccurl_set_events(ccurl_loop *loop, int socket, struct socket_state *state, uint32_t events) {
    // libcurl can open and close sockets other than connections without calling this file's functions, so their
    // `events` can be out of date.
    if (state->is_connection && state->events == events) return;
    struct epoll_event event = {.events = events, .data.fd = socket};
    if (events == 0) {
        epoll_ctl(loop->epoll, EPOLL_CTL_DEL, socket, &event);
    } else if (epoll_ctl(loop->epoll, EPOLL_CTL_MOD, socket, &event) != 0 && errno == ENOENT) {
        epoll_ctl(loop->epoll, EPOLL_CTL_ADD, socket, &event);
    }
    state->events = events;
}

/// libcurl calls this function with the events for which a socket must be watched.
static int watch(void *easy, int socket, int what, void *context, void *unused) {
    struct socket_state *state = ccurl_state_of(context, socket);
    if (!state) return -1;
    // A socket that was neither watched nor kept may have been closed without a call of `close_socket`. This happens to
    // connections that were never established. The number may now belong to a new socket, which is not registered.
    if (!state->is_watched && !state->is_kept) state->events = 0;
    state->easy = easy;
    state->is_watched = what != CURL_POLL_REMOVE;
    state->is_kept = false;
    set_idle(context, state, false);
    uint32_t events = 0;
    if (what & CURL_POLL_IN) events |= EPOLLIN;
    if (what & CURL_POLL_OUT) events |= EPOLLOUT;
    // A connection stays registered after a transfer, because the next transfer often begins at once.
    if (what == CURL_POLL_REMOVE && !state->is_connection) ccurl_set_events(context, socket, state, 0);
    // libcurl has finished its work with the socket for now. In the same call, it may continue with another transfer.
    if (what != CURL_POLL_REMOVE) ccurl_set_busy(context, -1);
    if (what != CURL_POLL_REMOVE) ccurl_set_events(context, socket, state, events);
    return 0;
}

/// Marks the connection of a complete transfer as kept, and registers it, so that `end_unused` handles its events.
static void watch_kept(ccurl_loop *loop, void *easy) {
    const char *scheme = NULL;
    int socket = -1;
    curl.curl_easy_getinfo(easy, CURLINFO_SCHEME, &scheme);
    curl.curl_easy_getinfo(easy, CURLINFO_ACTIVESOCKET, &socket);
    if (socket < 0 || socket >= loop->socket_count || !scheme) return;
    struct socket_state *state = &loop->sockets[socket];
    // Another transfer may already use the connection.
    if (state->is_watched || !state->is_connection || state->easy != easy) return;
    state->is_kept = true;
    set_idle(loop, state, true);
    state->is_plain = strcasecmp(scheme, "http") == 0;
    curl.curl_easy_getinfo(easy, CURLINFO_LOCAL_PORT, &state->port);
    ccurl_set_events(loop, socket, state, EPOLLIN);
}

void ccurl_loop_will_pause(ccurl_loop *loop, ccurl_easy *easy) {
    long port = 0;
    curl.curl_easy_getinfo(easy, CURLINFO_LOCAL_PORT, &port);
    for (int socket = 0; socket < loop->socket_count; socket++)
        if (loop->sockets[socket].port == port) {
            loop->sockets[socket].is_kept = false;
            set_idle(loop, &loop->sockets[socket], false);
        }
}

/// Ends the registration of a socket that has an event and that no transfer uses. A kept connection without TLS is also
/// shut down, because the event may be bytes that the server sent without a request. Before version 8.0, libcurl would
/// read these bytes as the next response (curl pull request #10690). Over TLS, such bytes can be part of the protocol.
static void end_unused(ccurl_loop *loop, int socket) {
    struct socket_state *state = &loop->sockets[socket];
    if (state->is_kept && state->is_plain) shutdown(socket, SHUT_RDWR);
    state->is_kept = false;
    ccurl_set_events(loop, socket, state, 0);
}

struct socket_address {
    int family;
    int kind;
    int protocol;
    // More fields follow.
};

/// Opens a socket that child processes do not inherit. A child process with a copy of the socket would keep a closed
/// connection open.
static int open_socket(void *context, int purpose, struct socket_address *address) {
    ccurl_loop *loop = context;
    int descriptor = socket(address->family, address->kind | SOCK_CLOEXEC, address->protocol);
    loop->lacks_descriptors = descriptor < 0 && (errno == EMFILE || errno == ENFILE);
    struct socket_state *state = descriptor < 0 ? NULL : ccurl_state_of(loop, descriptor);
    struct stat file;
    if (!state || fstat(descriptor, &file) != 0) return descriptor;
    pthread_mutex_lock(&loop->lock);
    set_idle(loop, state, false);
    *state = (struct socket_state){.is_connection = true, .number = file.st_ino};
    pthread_mutex_unlock(&loop->lock);
    ccurl_set_busy(loop, descriptor);
    return descriptor;
}

/// Keeps up to 256 KiB of a response that has arrived at a socket, before the socket is closed. A server that responds
/// before the end of a body can reset the connection. libcurl then fails to send, and does not read the response.
static void keep_response(ccurl_loop *loop, int socket) {
    enum { capacity = 256 * 1024 };
    char start[5];
    if (recv(socket, start, 5, MSG_PEEK | MSG_DONTWAIT) != 5 || memcmp(start, "HTTP/", 5) != 0) return;
    struct sockaddr_storage address;
    socklen_t length = sizeof(address);
    struct response *response = malloc(sizeof(struct response) + capacity);
    if (!response) return;
    if (getsockname(socket, (struct sockaddr *)&address, &length) != 0) return free(response);
    // The port is at the same place in the addresses of both families.
    *response = (struct response){
        .next = loop->responses, .port = ntohs(((struct sockaddr_in *)&address)->sin_port)};
    loop->responses = response;
    ssize_t count;
    while ((count = recv(socket, response->bytes + response->count, capacity - response->count, MSG_DONTWAIT)) > 0)
        response->count += (size_t)count;
}

const char *ccurl_loop_response(ccurl_loop *loop, long *port, size_t *count) {
    if (!loop->responses) return NULL;
    *port = loop->responses->port;
    *count = loop->responses->count;
    return loop->responses->bytes;
}

void ccurl_loop_drop_response(ccurl_loop *loop) {
    struct response *response = loop->responses;
    loop->responses = response->next;
    free(response);
}

static int close_socket(void *context, int socket) {
    ccurl_loop *loop = context;
    struct socket_state *state = ccurl_state_of(loop, socket);
    if (!state) return close(socket);
    if (state->is_connection) keep_response(loop, socket);
    ccurl_set_events(loop, socket, state, 0);
    // Replaces the remaining events of the socket with events of `wake`, which are ignored.
    for (int index = loop->next_event; index < loop->event_count; index++)
        if (loop->events[index].data.fd == socket) loop->events[index].data.fd = loop->wake;
    pthread_mutex_lock(&loop->lock);
    if (atomic_load(&loop->busy) == socket) ccurl_set_busy(loop, -1);
    set_idle(loop, state, false);
    *state = (struct socket_state){0};
    int result = close(socket);
    pthread_mutex_unlock(&loop->lock);
    return result;
}

void ccurl_loop_shut_down(ccurl_loop *loop) {
    pthread_mutex_lock(&loop->lock);
    for (int socket = 0; socket < loop->socket_count; socket++) {
        struct stat file;
        struct socket_state *state = &loop->sockets[socket];
        // libcurl closes some sockets without a call of `close_socket`, so the number may now belong to another file.
        if (state->is_connection && fstat(socket, &file) == 0 && file.st_ino == state->number) shutdown(socket, SHUT_RDWR);
    }
    pthread_mutex_unlock(&loop->lock);
}

/// libcurl calls this function with the number of milliseconds after which the timer fires, or -1 to stop the timer.
static int set_timer(void *multi, long milliseconds, void *context) {
    ((ccurl_loop *)context)->timer = milliseconds < 0 ? -1 : now() + milliseconds;
    return 0;
}

void ccurl_shut_down_all(void) {
    pthread_mutex_lock(&loops_lock);
    for (ccurl_loop *loop = first_loop; loop; loop = loop->next) ccurl_loop_shut_down(loop);
    pthread_mutex_unlock(&loops_lock);
}

ccurl_loop *ccurl_loop_new(int wake, long connections, bool is_shared, ccurl_idle *idle) {
    ccurl_loop *loop = calloc(1, sizeof(ccurl_loop));
    if (!loop) return NULL;
    pthread_mutex_init(&loop->lock, NULL);
    pthread_mutex_lock(&loops_lock);
    loop->next = first_loop;
    first_loop = loop;
    pthread_mutex_unlock(&loops_lock);
    loop->wake = wake;
    loop->timer = -1;
    atomic_init(&loop->busy, -1);
    loop->epoll = epoll_create1(EPOLL_CLOEXEC);
    loop->multi = curl.curl_multi_init();
    // With EPOLLET, each signal causes one event, even if the descriptor is never read.
    struct epoll_event event = {.events = EPOLLIN | EPOLLET, .data.fd = wake};
    if (loop->epoll < 0 || !loop->multi || epoll_ctl(loop->epoll, EPOLL_CTL_ADD, wake, &event) != 0) {
        int error = loop->epoll < 0 ? errno : ENOMEM;
        ccurl_loop_free(loop);
        errno = error;
        return NULL;
    }
    curl.curl_multi_setopt(loop->multi, CURLMOPT_SOCKETFUNCTION, watch);
    curl.curl_multi_setopt(loop->multi, CURLMOPT_SOCKETDATA, loop);
    curl.curl_multi_setopt(loop->multi, CURLMOPT_TIMERFUNCTION, set_timer);
    curl.curl_multi_setopt(loop->multi, CURLMOPT_TIMERDATA, loop);
    // The total of a loop for one origin is the limit of the origin.
    int limit = is_shared ? CURLMOPT_MAX_HOST_CONNECTIONS : CURLMOPT_MAX_TOTAL_CONNECTIONS;
    curl.curl_multi_setopt(loop->multi, limit, connections);
    loop->idle = idle;
    return loop;
}

void ccurl_loop_close(ccurl_loop *loop) {
    if (loop->multi) curl.curl_multi_cleanup(loop->multi);
    loop->multi = NULL;
}

void ccurl_loop_free(ccurl_loop *loop) {
    ccurl_loop_close(loop);
    pthread_mutex_lock(&loops_lock);
    ccurl_loop **link = &first_loop;
    while (*link != loop) link = &(*link)->next;
    *link = loop->next;
    pthread_mutex_unlock(&loops_lock);
    if (loop->epoll >= 0) close(loop->epoll);
    for (int socket = 0; socket < loop->socket_count; socket++) set_idle(loop, &loop->sockets[socket], false);
    pthread_mutex_destroy(&loop->lock);
    while (loop->responses) ccurl_loop_drop_response(loop);
    free(loop->sockets);
    free(loop->received);
    free(loop);
}

int ccurl_loop_add(ccurl_loop *loop, ccurl_easy *easy) {
    ccurl_set_busy(loop, -1);
    curl.curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, open_socket);
    curl.curl_easy_setopt(easy, CURLOPT_OPENSOCKETDATA, loop);
    curl.curl_easy_setopt(easy, CURLOPT_CLOSESOCKETFUNCTION, close_socket);
    curl.curl_easy_setopt(easy, CURLOPT_CLOSESOCKETDATA, loop);
    return curl.curl_multi_add_handle(loop->multi, easy);
}

void ccurl_loop_remove(ccurl_loop *loop, ccurl_easy *easy) {
    ccurl_set_busy(loop, -1);
    curl.curl_multi_remove_handle(loop->multi, easy);
}

void ccurl_loop_wait(ccurl_loop *loop, int64_t milliseconds) {
    // Some events of the last wait were not passed to libcurl yet.
    if (loop->next_event < loop->event_count) return;
    if (loop->timer >= 0) {
        int64_t remaining = loop->timer > now() ? loop->timer - now() : 0;
        if (milliseconds < 0 || remaining < milliseconds) milliseconds = remaining;
    }
    int wait = milliseconds > INT_MAX ? INT_MAX : (int)milliseconds;
    loop->next_event = 0;
    loop->next_connection_event = 0;
    loop->event_count = epoll_wait(loop->epoll, loop->events, 128, wait);
    for (int index = 0; index < loop->event_count; index++) {
        int socket = loop->events[index].data.fd;
        if (socket == loop->wake || loop->sockets[socket].is_watched || loop->sockets[socket].connection) continue;
        end_unused(loop, socket);
        // Drops the event, because a transfer that begins now may get a socket with the same number.
        loop->events[index].data.fd = loop->wake;
    }
}

void ccurl_loop_run_timer(ccurl_loop *loop) {
    if (loop->timer < 0 || loop->timer > now()) return;
    int running;
    loop->timer = -1;
    limit_idle(loop);
    ccurl_set_busy(loop, -1);
    curl.curl_multi_socket_action(loop->multi, CURL_SOCKET_TIMEOUT, 0, &running);
    ccurl_set_busy(loop, -1);
}

void ccurl_loop_transfer(ccurl_loop *loop) {
    int running;
    int64_t end = now() + transfer_milliseconds;
    while (loop->next_event < loop->event_count) {
        struct epoll_event event = loop->events[loop->next_event++];
        int socket = event.data.fd;
        if (socket == loop->wake || !loop->sockets[socket].is_watched) continue;
        int ready = 0;
        if (event.events & EPOLLIN) ready |= CURL_CSELECT_IN;
        if (event.events & EPOLLOUT) ready |= CURL_CSELECT_OUT;
        if (event.events & (EPOLLERR | EPOLLHUP)) ready |= CURL_CSELECT_ERR;
        limit_idle(loop);
        ccurl_set_busy(loop, socket);
        curl.curl_multi_socket_action(loop->multi, socket, ready, &running);
        ccurl_set_busy(loop, -1);
        if (now() >= end) break;
    }
    // The timer can begin a transfer, which must not use a kept connection with an unhandled event. So all events are
    // handled first.
    if (loop->next_event >= loop->event_count) ccurl_loop_run_timer(loop);
}

void *ccurl_loop_next(ccurl_loop *loop, int *code) {
    int remaining;
    struct message *message;
    while ((message = curl.curl_multi_info_read(loop->multi, &remaining))) {
        if (message->kind != CURLMSG_DONE) continue;
        void *context = NULL;
        *code = message->data.code;
        if (message->data.code == 0) watch_kept(loop, message->easy);
        curl.curl_easy_getinfo(message->easy, CURLINFO_PRIVATE, &context);
        return context;
    }
    return NULL;
}

#endif
