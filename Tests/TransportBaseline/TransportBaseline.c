#define _GNU_SOURCE
#include "TransportBaseline.h"

#if defined(__linux__)

#include "CCurl.h"
#include <arpa/inet.h>
#include <dlfcn.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

static atomic_uint_fast64_t allocations;

static void *counted(void *block) {
    atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
    return block;
}

static void *counted_malloc(size_t size) { return counted(malloc(size)); }
static void *counted_calloc(size_t items, size_t size) { return counted(calloc(items, size)); }
static void *counted_realloc(void *block, size_t size) { return counted(realloc(block, size)); }
static char *counted_strdup(const char *text) { return counted(strdup(text)); }

void baseline_count_allocations(void) {
    // See "curl_global_init_mem" in the manual of libcurl. 3 is CURL_GLOBAL_ALL.
    int (*initialize)(
        long, void *(*)(size_t), void (*)(void *), void *(*)(void *, size_t), char *(*)(const char *),
        void *(*)(size_t, size_t)) = dlsym(RTLD_DEFAULT, "curl_global_init_mem");
    if (initialize) initialize(3, counted_malloc, free, counted_realloc, counted_strdup, counted_calloc);
}

uint64_t baseline_allocations(void) { return atomic_load(&allocations); }

static int listener;
static char *response;
static size_t response_bytes;

/// Responds to each request. Clients send one request at a time on a connection, in one piece, so the end of what was
/// received is the end of a request.
static void *serve(void *unused) {
    int epoll = epoll_create1(0);
    struct epoll_event event = {.events = EPOLLIN, .data.fd = listener};
    epoll_ctl(epoll, EPOLL_CTL_ADD, listener, &event);
    char buffer[16384];
    struct epoll_event events[256];
    for (;;) {
        int count = epoll_wait(epoll, events, 256, -1);
        for (int index = 0; index < count; index++) {
            int client = events[index].data.fd;
            if (client == listener) {
                client = accept4(listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
                if (client < 0) continue;
                int on = 1;
                setsockopt(client, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
                event.data.fd = client;
                epoll_ctl(epoll, EPOLL_CTL_ADD, client, &event);
                continue;
            }
            ssize_t received = recv(client, buffer, sizeof(buffer), 0);
            if (received <= 0) {
                close(client);
            } else if (received >= 4 && memcmp(buffer + received - 4, "\r\n\r\n", 4) == 0) {
                // The socket's buffer is larger than the response.
                if (send(client, response, response_bytes, MSG_NOSIGNAL) < 0) close(client);
            }
        }
    }
    return NULL;
}

int baseline_server_start(int body_bytes) {
    listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t length = sizeof(address);
    if (bind(listener, (struct sockaddr *)&address, length) || listen(listener, 1024)
        || getsockname(listener, (struct sockaddr *)&address, &length)) return -1;
    response = calloc(1, (size_t)body_bytes + 512);
    int head = sprintf(
        response,
        "HTTP/1.1 200 OK\r\nServer: baseline\r\nDate: Sun, 06 Nov 1994 08:49:37 GMT\r\nContent-Type: application/json\r\n"
        "Content-Length: %d\r\nLast-Modified: Sun, 06 Nov 1994 08:49:37 GMT\r\nETag: \"12345\"\r\n"
        "Accept-Ranges: bytes\r\n\r\n",
        body_bytes);
    memset(response + head, 'a', (size_t)body_bytes);
    response_bytes = (size_t)(head + body_bytes);
    pthread_t thread;
    return pthread_create(&thread, NULL, serve, NULL) ? -1 : ntohs(address.sin_port);
}

struct transfer {
    ccurl_easy *easy;
    char body[65536];
    size_t count;
    // Only for calls from threads.
    struct transfer *next;
    sem_t done;
    bool is_complete;
};

static size_t receive_header(char *bytes, size_t size, size_t count, void *context) { return size * count; }

static size_t receive_body(char *bytes, size_t size, size_t count, void *context) {
    struct transfer *transfer = context;
    if (transfer->count + size * count <= sizeof(transfer->body)) {
        memcpy(transfer->body + transfer->count, bytes, size * count);
        transfer->count += size * count;
    }
    return size * count;
}

static struct transfer *new_transfer(void) {
    struct transfer *transfer = calloc(1, sizeof(*transfer));
    transfer->easy = ccurl_easy_new();
    ccurl_set_functions(transfer->easy, transfer, receive_header, receive_body, NULL, NULL, NULL);
    ccurl_set_long(transfer->easy, CURLOPT_NOSIGNAL, 1);
    ccurl_set_text(transfer->easy, CURLOPT_PROXY, "");
    return transfer;
}

int baseline_send(const char *url, int count, int concurrency) {
    static ccurl_loop *loop;
    static struct transfer *transfers[1024];
    if (!ccurl_load()) return 0;
    if (!loop) loop = ccurl_loop_new(ccurl_wake_new(), 256, false, NULL);
    int started = 0, complete = 0;
    for (; started < concurrency && started < count; started++) {
        struct transfer *transfer = transfers[started];
        if (!transfer) transfer = transfers[started] = new_transfer();
        transfer->count = 0;
        ccurl_set_text(transfer->easy, CURLOPT_URL, url);
        ccurl_loop_add(loop, transfer->easy);
    }
    for (int ended = 0; ended < started;) {
        ccurl_loop_wait(loop, -1);
        ccurl_loop_transfer(loop);
        struct transfer *transfer;
        int code;
        while ((transfer = ccurl_loop_next(loop, &code))) {
            ended++;
            if (code == 0 && transfer->count > 0) complete++;
            ccurl_loop_remove(loop, transfer->easy);
            if (started == count) continue;
            started++;
            transfer->count = 0;
            ccurl_set_text(transfer->easy, CURLOPT_URL, url);
            ccurl_loop_add(loop, transfer->easy);
        }
    }
    return complete;
}

/// The transfers that threads have handed to the loop, and that the loop has not started.
static struct {
    pthread_mutex_t lock;
    struct transfer *first;
    int wake;
} queue = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void *run_loop(void *unused) {
    ccurl_loop *loop = ccurl_loop_new(queue.wake, 256, false, NULL);
    for (;;) {
        pthread_mutex_lock(&queue.lock);
        struct transfer *first = queue.first;
        queue.first = NULL;
        pthread_mutex_unlock(&queue.lock);
        for (struct transfer *transfer = first; transfer; transfer = transfer->next) {
            ccurl_loop_add(loop, transfer->easy);
        }
        ccurl_loop_wait(loop, first ? 0 : -1);
        ccurl_loop_transfer(loop);
        struct transfer *transfer;
        int code;
        while ((transfer = ccurl_loop_next(loop, &code))) {
            transfer->is_complete = code == 0 && transfer->count > 0;
            ccurl_loop_remove(loop, transfer->easy);
            sem_post(&transfer->done);
        }
    }
    return NULL;
}

struct caller {
    const char *url;
    int count;
    int complete;
};

static void *call(void *context) {
    struct caller *caller = context;
    struct transfer *transfer = new_transfer();
    sem_init(&transfer->done, 0, 0);
    for (int sent = 0; sent < caller->count; sent++) {
        transfer->count = 0;
        ccurl_set_text(transfer->easy, CURLOPT_URL, caller->url);
        pthread_mutex_lock(&queue.lock);
        bool is_first = queue.first == NULL;
        transfer->next = queue.first;
        queue.first = transfer;
        pthread_mutex_unlock(&queue.lock);
        if (is_first) ccurl_wake(queue.wake);
        while (sem_wait(&transfer->done) != 0) {}
        if (transfer->is_complete) caller->complete++;
    }
    ccurl_easy_free(transfer->easy);
    free(transfer);
    return NULL;
}

int baseline_send_from_threads(const char *url, int count, int concurrency) {
    static pthread_t loop;
    if (!ccurl_load() || concurrency > 64) return 0;
    if (!loop) {
        queue.wake = ccurl_wake_new();
        if (pthread_create(&loop, NULL, run_loop, NULL) != 0) return 0;
    }
    pthread_t threads[64];
    struct caller callers[64];
    for (int index = 0; index < concurrency; index++) {
        callers[index] = (struct caller){.url = url, .count = count / concurrency};
        if (pthread_create(&threads[index], NULL, call, &callers[index]) != 0) return 0;
    }
    int complete = 0;
    for (int index = 0; index < concurrency; index++) {
        pthread_join(threads[index], NULL);
        complete += callers[index].complete;
    }
    return complete;
}

#endif
