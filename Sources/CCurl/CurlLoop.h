// The state of a loop and of its sockets, for the C files of this target.
#ifndef CURL_LOOP_H
#define CURL_LOOP_H

#include "curlFunctions.h"

#if defined(__linux__)

#include <pthread.h>
#include <sys/epoll.h>
#include <sys/types.h>

struct socket_state {
    /// The events for which the socket is registered with epoll, or 0 if it is not registered.
    uint32_t events;
    /// Whether a transfer waits for the events.
    bool is_watched;
    /// Whether the socket is a connection, which this file opens and closes.
    bool is_connection;
    /// Whether the socket is a connection that was kept after a transfer, and that no transfer uses.
    bool is_kept;
    /// Whether a kept connection has no TLS.
    bool is_plain;
    /// The local port of a kept connection.
    long port;
    /// The inode number of the socket. Descriptors are reused soon, inode numbers are not.
    ino_t number;
    /// The transfer that used the socket last.
    void *easy;
    /// The relay of a connection whose bytes a relay passes on, or null.
    struct relay *relay;
    /// The relay that moves bytes if the socket has an event, or null. libcurl does not know such a socket.
    struct relay *pump;
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
    /// The events of the last wait, and the index of the first event that was not passed to libcurl.
    struct epoll_event events[128];
    int event_count;
    int next_event;
    /// The local ports of the last connections with a relay that were reset.
    long reset_ports[16];
    unsigned reset_count;
    /// The next loop in the list that begins with `first_loop`.
    ccurl_loop *next;
};

/// Returns the state of a socket, or null if memory is exhausted. The pointer is valid until the next call.
struct socket_state *state_of(ccurl_loop *loop, int socket) __attribute__((visibility("hidden")));
/// Registers a socket for events. If `events` is 0, ends the registration.
void set_events(ccurl_loop *loop, int socket, struct socket_state *state, uint32_t events)
    __attribute__((visibility("hidden")));
/// Replaces the remaining events of a socket with events of `wake`, which are ignored.
void drop_events(ccurl_loop *loop, int socket) __attribute__((visibility("hidden")));
/// Moves the bytes of a relay that can be moved without waiting.
void relay_pump(ccurl_loop *loop, struct relay *relay) __attribute__((visibility("hidden")));
/// Gives libcurl the connection of `socket` itself again, unless the server has sent bytes that libcurl has not read.
/// Returns false if the connection can no longer be used.
bool relay_remove(ccurl_loop *loop, int socket) __attribute__((visibility("hidden")));
/// Closes the connection of a relay, but not the socket that libcurl has.
void relay_close(ccurl_loop *loop, struct relay *relay) __attribute__((visibility("hidden")));

#endif
#endif
