// Counts what the whole process allocates, on all its threads, between two calls. Only with glibc, and not under a sanitizer.
#include <stdbool.h>
#include <stdint.h>

/// Whether allocations can be counted here.
bool allocation_counter_is_available(void);

/// Begins to count, from zero.
void allocation_counter_start(void);

/// Stops counting and returns how many blocks were allocated, or moved by `realloc`, since the start.
uint64_t allocation_counter_stop(void);

/// How many bytes more than at the start were in use at the worst moment between start and stop. A block counts with what
/// `malloc` set aside for it.
int64_t allocation_counter_peak_bytes(void);
