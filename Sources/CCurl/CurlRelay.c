#define _GNU_SOURCE
#include "CurlLoop.h"

#if defined(__linux__)

#include <errno.h>
#include <fcntl.h>
#include <linux/sockios.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

// A server can respond before it has received a long body, for example with 413, and then reset the connection. The
// response is then in the queue of the connection, but libcurl ends a transfer as soon as it cannot send, and does not
// read the queue. A reset can arrive at any time before libcurl sends, so a test before it sends would not help.
//
// So libcurl sends a long body to one end of a pair of sockets, where sending never fails. The relay moves the bytes
// between the other end and the connection. When the server takes no more bytes, the relay drops the rest of the body,
// and still passes on what the server has sent. The bytes are not changed, so this works with TLS and with HTTP/2 too.

/// Bytes that were read and not yet written.
struct flow {
    size_t start, end;
    char bytes[32 * 1024];
};

struct relay {
    /// The socket that libcurl has: one end of a pair.
    int outer;
    /// The other end of the pair.
    int inner;
    int connection;
    /// The local port of the connection.
    long port;
    /// Whether the server takes no more bytes.
    bool is_broken;
    /// Whether the server sends no more bytes.
    bool has_ended;
    /// Whether libcurl receives the records of TLS one by one.
    bool is_paced;
    struct flow up, down;
};

enum outcome { blocked, ended, not_readable, not_writable };

/// Moves bytes until one of the sockets would block. If `to` is -1, the bytes are dropped.
static enum outcome move(struct flow *flow, int from, int to) {
    while (true) {
        if (flow->start == flow->end) {
            ssize_t count = recv(from, flow->bytes, sizeof(flow->bytes), MSG_DONTWAIT);
            if (count < 0 && errno == EINTR) continue;
            if (count < 0) return errno == EAGAIN ? blocked : not_readable;
            if (count == 0) return ended;
            flow->start = 0;
            flow->end = (size_t)count;
        }
        if (to < 0) {
            flow->start = flow->end;
            continue;
        }
        ssize_t count = send(to, flow->bytes + flow->start, flow->end - flow->start, MSG_DONTWAIT | MSG_NOSIGNAL);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return errno == EAGAIN ? blocked : not_writable;
        flow->start += (size_t)count;
    }
}

/// Passes the next record of TLS to libcurl, if it has read the last one. When it reads the record, there is another
/// event. Until then, libcurl has passed the contents of the record on to all transfers.
static enum outcome move_record(struct relay *relay) {
    struct flow *flow = &relay->down;
    while (true) {
        int unread = 0;
        ioctl(relay->outer, FIONREAD, &unread);
        if (unread > 0) return blocked;
        size_t count = flow->end - flow->start;
        const unsigned char *head = (const unsigned char *)flow->bytes + flow->start;
        // A record has a head of 5 bytes, which ends with the length of the rest (RFC 8446 §5.1).
        size_t length = count < 5 ? 5 : 5 + (size_t)head[3] * 256 + head[4];
        if (length <= count || count == sizeof(flow->bytes)) {
            if (length > count) length = count;
            ssize_t sent = send(relay->inner, head, length, MSG_DONTWAIT | MSG_NOSIGNAL);
            if (sent < 0) return errno == EAGAIN ? blocked : not_writable;
            flow->start += (size_t)sent;
            return blocked;
        }
        memmove(flow->bytes, head, count);
        flow->start = 0;
        flow->end = count;
        ssize_t received = recv(relay->connection, flow->bytes + count, sizeof(flow->bytes) - count, MSG_DONTWAIT);
        if (received < 0 && errno == EINTR) continue;
        if (received < 0) return errno == EAGAIN ? blocked : not_readable;
        if (received == 0) return ended;
        flow->end += (size_t)received;
    }
}

void relay_pump(ccurl_loop *loop, struct relay *relay) {
    enum outcome outcome;
    while ((outcome = move(&relay->up, relay->inner, relay->is_broken ? -1 : relay->connection)) == not_writable)
        relay->is_broken = true;
    if (outcome == ended) shutdown(relay->connection, SHUT_RDWR);
    if (relay->has_ended) return;
    outcome = relay->is_paced ? move_record(relay) : move(&relay->down, relay->connection, relay->inner);
    if (outcome == blocked) return;
    int unsent = 0;
    ioctl(relay->inner, FIONREAD, &unsent);
    // If the server has not read the request, it can reset the connection after a complete response.
    if (outcome == not_readable && !relay->is_broken && unsent == 0 && relay->up.start == relay->up.end)
        loop->reset_ports[loop->reset_count++ % (sizeof(loop->reset_ports) / sizeof(long))] = relay->port;
    relay->has_ended = true;
    shutdown(relay->inner, SHUT_WR);
}

bool ccurl_loop_was_reset(ccurl_loop *loop, long port) {
    for (size_t index = 0; index < sizeof(loop->reset_ports) / sizeof(long); index++)
        if (loop->reset_ports[index] == port) return true;
    return false;
}

/// Returns the connection with a local port, or -1.
static int connection_at(ccurl_loop *loop, long port) {
    for (int socket = 0; socket < loop->socket_count; socket++) {
        struct sockaddr_storage address;
        socklen_t length = sizeof(address);
        if (!loop->sockets[socket].is_connection || loop->sockets[socket].relay) continue;
        if (getsockname(socket, (struct sockaddr *)&address, &length) != 0) continue;
        // The port is at the same place in the addresses of both families.
        if (ntohs(((struct sockaddr_in *)&address)->sin_port) == port) return socket;
    }
    return -1;
}

/// Makes `socket` another descriptor of the same file as `other`, and updates its registration.
static void replace(ccurl_loop *loop, int socket, int other) {
    struct socket_state *state = &loop->sockets[socket];
    uint32_t events = state->events;
    set_events(loop, socket, state, 0);
    struct stat file;
    pthread_mutex_lock(&loop->lock);
    dup3(other, socket, O_CLOEXEC);
    if (fstat(socket, &file) == 0) state->number = file.st_ino;
    pthread_mutex_unlock(&loop->lock);
    if (events != 0) set_events(loop, socket, state, events);
}

void ccurl_loop_relay(ccurl_loop *loop, long port, bool is_paced) {
    int outer = connection_at(loop, port);
    if (outer < 0) return;
    int pair[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, pair) != 0) return;
    struct relay *relay = malloc(sizeof(struct relay));
    int connection = fcntl(outer, F_DUPFD_CLOEXEC, 0);
    int last = connection > pair[1] ? connection : pair[1];
    if (!relay || connection < 0 || !state_of(loop, last)) {
        free(relay);
        if (connection >= 0) close(connection);
        close(pair[0]);
        close(pair[1]);
        return;
    }
    *relay = (struct relay){.outer = outer, .inner = pair[1], .connection = connection, .port = port, .is_paced = is_paced};
    for (size_t index = 0; index < sizeof(loop->reset_ports) / sizeof(long); index++)
        if (loop->reset_ports[index] == port) loop->reset_ports[index] = 0;
    replace(loop, outer, pair[0]);
    close(pair[0]);
    loop->sockets[outer].relay = relay;
    int ends[] = {relay->inner, relay->connection};
    for (int index = 0; index < 2; index++) {
        loop->sockets[ends[index]] = (struct socket_state){.pump = relay};
        // With EPOLLET, a relay needs no changes of its registration: it moves bytes until a socket would block.
        struct epoll_event event = {.events = EPOLLIN | EPOLLOUT | EPOLLET, .data.fd = ends[index]};
        epoll_ctl(loop->epoll, EPOLL_CTL_ADD, ends[index], &event);
    }
}

void relay_close(ccurl_loop *loop, struct relay *relay) {
    loop->sockets[relay->outer].relay = NULL;
    int ends[] = {relay->inner, relay->connection};
    for (int index = 0; index < 2; index++) {
        epoll_ctl(loop->epoll, EPOLL_CTL_DEL, ends[index], NULL);
        drop_events(loop, ends[index]);
        loop->sockets[ends[index]] = (struct socket_state){0};
        close(ends[index]);
    }
    free(relay);
}

bool relay_remove(ccurl_loop *loop, int socket) {
    struct relay *relay = loop->sockets[socket].relay;
    relay_pump(loop, relay);
    int up = 0, sent = 0, down = 0;
    ioctl(relay->inner, FIONREAD, &up);
    ioctl(relay->connection, SIOCOUTQ, &sent);
    ioctl(relay->outer, FIONREAD, &down);
    // If bytes of a request wait although its response is complete, the server does not read them.
    if (relay->has_ended || relay->is_broken || up != 0 || sent != 0 || relay->up.start != relay->up.end) return false;
    if (down == 0 && relay->down.start == relay->down.end) {
        replace(loop, socket, relay->connection);
        relay_close(loop, relay);
    }
    return true;
}

#endif
