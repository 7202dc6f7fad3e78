// Connections that a loop opens, and whose bytes the program sends and receives.
#define _GNU_SOURCE
#include "curlLoop.h"

#if defined(__linux__)

#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

/// The number of bytes that are received at a time.
enum { capacity = 64 * 1024 };

int ccurl_loop_open(ccurl_loop *loop, ccurl_easy *easy, uint64_t number) {
    int socket = -1;
    curl.curl_easy_getinfo(easy, CURLINFO_ACTIVESOCKET, &socket);
    struct socket_state *state = socket < 0 ? NULL : ccurl_state_of(loop, socket);
    if (!state) return -1;
    ccurl_set_events(loop, socket, state, 0);
    // Because `is_connection` is false now, the socket is closed without a search for a response, and only
    // `ccurl_loop_shut_down_busy` shuts it down.
    pthread_mutex_lock(&loop->lock);
    *state = (struct socket_state){.connection = number};
    pthread_mutex_unlock(&loop->lock);
    // With EPOLLET, an event is not repeated, so a connection whose bytes no caller reads needs no processor time.
    ccurl_set_events(loop, socket, state, EPOLLIN | EPOLLOUT | EPOLLET);
    return socket;
}

void ccurl_loop_end(ccurl_loop *loop, ccurl_easy *easy, int socket) {
    // OpenSSL reads before it closes a connection. `busy` is reset when the socket is closed.
    ccurl_set_busy(loop, socket);
    curl.curl_multi_remove_handle(loop->multi, easy);
    ccurl_set_busy(loop, -1);
}

uint64_t ccurl_loop_next_event(ccurl_loop *loop, bool *may_receive, bool *may_send) {
    while (loop->next_connection_event < loop->event_count) {
        struct epoll_event *event = &loop->events[loop->next_connection_event++];
        int socket = event->data.fd;
        uint64_t number = socket == loop->wake ? 0 : loop->sockets[socket].connection;
        if (number == 0) continue;
        // `ccurl_loop_transfer` ignores the event then.
        event->data.fd = loop->wake;
        bool has_failed = event->events & (EPOLLERR | EPOLLHUP);
        *may_receive = has_failed || event->events & EPOLLIN;
        *may_send = has_failed || event->events & EPOLLOUT;
        return number;
    }
    return 0;
}

int ccurl_loop_receive(ccurl_loop *loop, ccurl_easy *easy, int socket, size_t *count) {
    *count = 0;
    if (!loop->received) loop->received = malloc(capacity);
    if (!loop->received) return CURLE_OUT_OF_MEMORY;
    int code = CURLE_OK;
    ccurl_set_busy(loop, socket);
    // OpenSSL returns at most 16 KiB at a time.
    while (code == CURLE_OK && *count < capacity) {
        size_t received = 0;
        code = curl.curl_easy_recv(easy, loop->received + *count, capacity - *count, &received);
        if (code == CURLE_OK && received == 0) code = CCURL_END;
        *count += received;
    }
    ccurl_set_busy(loop, -1);
    return code;
}

const void *ccurl_loop_received(ccurl_loop *loop) { return loop->received; }

void ccurl_loop_wait_again(ccurl_loop *loop, int64_t milliseconds) {
    // The events that were not passed to libcurl, at most 128. The events of connections have become events of `wake`.
    int count = 0;
    for (int index = loop->next_event; index < loop->event_count; index++)
        if (loop->events[index].data.fd != loop->wake) loop->events[count++] = loop->events[index];
    loop->next_event = 0;
    loop->next_connection_event = count;
    loop->event_count = count;
    if (count == 0) return ccurl_loop_wait(loop, milliseconds);
    struct epoll_event events[128];
    int new_count = epoll_wait(loop->epoll, events, 128, 0);
    for (int index = 0; index < new_count; index++) {
        int socket = events[index].data.fd;
        // The system repeats the events of other sockets.
        if (socket != loop->wake && loop->sockets[socket].connection) loop->events[loop->event_count++] = events[index];
    }
}

bool ccurl_loop_has_events(ccurl_loop *loop) { return loop->next_event < loop->event_count; }

void ccurl_loop_shut_down_busy(ccurl_loop *loop) {
    // The numbers of further calls with the same work, after which a socket and all sockets are shut down.
    enum { calls = 2, all_calls = 10 };
    pthread_mutex_lock(&loop->lock);
    unsigned work = atomic_load(&loop->work);
    loop->seen_count = work == loop->seen_work ? loop->seen_count + 1 : 0;
    loop->seen_work = work;
    // The socket is not closed meanwhile, because that needs the lock.
    int socket = atomic_load(&loop->busy);
    if (socket >= 0 && loop->seen_count >= calls) shutdown(socket, SHUT_RDWR);
    bool is_long = loop->seen_count >= all_calls;
    pthread_mutex_unlock(&loop->lock);
    if (is_long) ccurl_loop_shut_down(loop);
}

struct ccurl_piece {
    size_t count;
    size_t sent;
    char bytes[];
};

ccurl_piece *ccurl_piece_new(const void *bytes, size_t count) {
    ccurl_piece *piece = malloc(sizeof(ccurl_piece) + count);
    if (!piece) return NULL;
    piece->count = count;
    piece->sent = 0;
    memcpy(piece->bytes, bytes, count);
    return piece;
}

void ccurl_piece_free(ccurl_piece *piece) { free(piece); }

int ccurl_loop_send(ccurl_loop *loop, ccurl_easy *easy, int socket, ccurl_piece *piece) {
    int code = CURLE_OK;
    ccurl_set_busy(loop, socket);
    while (code == CURLE_OK && piece->sent < piece->count) {
        size_t sent = 0;
        code = curl.curl_easy_send(easy, piece->bytes + piece->sent, piece->count - piece->sent, &sent);
        if (code == CURLE_OK && sent == 0) code = CURLE_AGAIN;
        piece->sent += sent;
    }
    ccurl_set_busy(loop, -1);
    return code;
}

#endif
