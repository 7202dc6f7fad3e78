// The state of a loop, for the C files of this target.
#ifndef CURL_LOOP_H
#define CURL_LOOP_H

#include "curlFunctions.h"

#if defined(__linux__)

#include <pthread.h>
#include <stdatomic.h>
#include <sys/epoll.h>
#include <sys/types.h>

enum { CURLINFO_ACTIVESOCKET = 0x50002C };

struct socket_state {
    /// The events for which the socket is registered with epoll, or 0 if it is not registered.
    uint32_t events;
    /// Whether a transfer waits for the events.
    bool is_watched;
    /// Whether the socket is a connection, which `CurlLoop.c` opens and closes.
    bool is_connection;
    /// Whether the socket is a connection that was kept after a transfer, and that no transfer uses.
    bool is_kept;
    /// Whether no transfer uses the connection. Unlike a kept connection, the server may have closed it.
    bool is_idle;
    /// Whether a kept connection has no TLS.
    bool is_plain;
    /// The local port of a kept connection.
    long port;
    /// The inode number of the socket. Descriptors are reused soon, inode numbers are not.
    ino_t number;
    /// The transfer that used the socket last.
    void *easy;
    /// The number of the connection, if the loop has opened it and the program sends and receives its bytes. Otherwise
    /// 0.
    uint64_t connection;
};

/// The bytes of a response that libcurl has not read, and the local port of its connection.
struct response {
    struct response *next;
    long port;
    size_t count;
    char bytes[];
};

struct ccurl_loop {
    void *multi;
    int epoll;
    int wake;
    /// The states by descriptor. Only the loop's thread changes them. It holds the lock while it allocates them, and
    /// while it adds or removes a connection. Other threads hold the lock while they read the states.
    struct socket_state *sockets;
    int socket_count;
    pthread_mutex_t lock;
    /// The uptime in milliseconds at which the timer fires, or -1 if the timer is not set.
    int64_t timer;
    /// The events of the last wait, and the index of the first event that was not passed to libcurl. A wait finds at
    /// most 128 events. `ccurl_loop_wait_again` adds them to at most 128 earlier ones.
    struct epoll_event events[256];
    int event_count;
    int next_event;
    /// The index of the first event that `ccurl_loop_next_event` has not looked at.
    int next_connection_event;
    /// The socket that libcurl is working with, or -1. It is set to -1 before the socket is closed.
    atomic_int busy;
    /// The number of pieces of work that libcurl has begun. It changes at least once for each transfer of a call.
    atomic_uint work;
    /// The value of `work` at the last call of `ccurl_loop_shut_down_busy`, and the number of earlier calls with it.
    unsigned seen_work;
    int seen_count;
    /// The bytes that `ccurl_loop_receive` has received. Null before its first call.
    char *received;
    /// The responses of connections that were closed in this turn.
    struct response *responses;
    ccurl_idle *idle;
    /// Whether there was no descriptor for the last socket.
    bool lacks_descriptors;
    /// The next loop in the list that begins with `first_loop`.
    ccurl_loop *next;
};

/// Records that libcurl begins to work with a socket, or with one that is not known (-1), or that it has finished.
static inline void ccurl_set_busy(ccurl_loop *loop, int socket) {
    atomic_fetch_add(&loop->work, 1);
    atomic_store(&loop->busy, socket);
}

/// Returns the state of a socket, or null if memory is exhausted. The pointer is valid until the next call.
struct socket_state *ccurl_state_of(ccurl_loop *loop, int socket) __attribute__((visibility("hidden")));
/// Registers a socket for events. If `events` is 0, ends the registration.
void ccurl_set_events(ccurl_loop *loop, int socket, struct socket_state *state, uint32_t events)
    __attribute__((visibility("hidden")));

#endif
#endif
