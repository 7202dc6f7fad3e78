// A server that is faster than its clients, and the fastest client that libcurl allows: the limits between which the
// benchmark of the transports measures. On Apple's platforms this file is empty.
#ifndef TRANSPORT_BASELINE_H
#define TRANSPORT_BASELINE_H

#if defined(__linux__)

#include <stdint.h>

/// Counts the allocations of libcurl in this process from now on. This has no effect if libcurl was used before.
void baseline_count_allocations(void);

/// The number of allocations of libcurl, or 0 if they are not counted.
uint64_t baseline_allocations(void);

/// Starts a server on 127.0.0.1 that responds to every GET request with a body of this length. It runs until the process
/// ends. Returns its port, or -1.
int baseline_server_start(int body_bytes);

/// Sends GET requests, a number of them at once, with a loop in C over libcurl. The connections are kept for the next
/// call. Returns the number of responses that were complete.
int baseline_send(const char *url, int count, int concurrency);

/// Sends GET requests like `baseline_send`, but the loop has a thread of its own, as in any library that serves callers
/// on other threads. So each request changes threads twice. At most 64 requests can be sent at once.
int baseline_send_from_threads(const char *url, int count, int concurrency);

#endif
#endif
