// Counts the allocations of all threads of the process between two calls. It needs glibc, and works under no sanitizer.
#include <stdbool.h>
#include <stdint.h>

/// Whether allocations can be counted on this platform.
bool allocation_counter_is_available(void);

/// Starts counting from zero.
void allocation_counter_start(void);

/// Stops counting. Returns the number of blocks allocated, or reallocated by `realloc`, since the start.
uint64_t allocation_counter_stop(void);

/// The largest increase of allocated bytes between start and stop, compared with the start. A block counts with its
/// usable size, which can be larger than the requested one.
int64_t allocation_counter_peak_bytes(void);
