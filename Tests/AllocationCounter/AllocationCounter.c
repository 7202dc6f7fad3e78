#include "AllocationCounter.h"

#include <stdatomic.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER
#endif
#endif

static atomic_bool is_counting;
static atomic_uint_fast64_t count;

void allocation_counter_start(void) {
    atomic_store(&count, 0);
    atomic_store(&is_counting, true);
}

uint64_t allocation_counter_stop(void) {
    atomic_store(&is_counting, false);
    return atomic_load(&count);
}

#if defined(__GLIBC__) && !defined(HAS_SANITIZER)

#include <errno.h>

bool allocation_counter_is_available(void) { return true; }

// What is timed pays for one relaxed load per allocation, and for the count only while it is taken.
static void count_one(void) {
    if (atomic_load_explicit(&is_counting, memory_order_relaxed)) {
        atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
    }
}

// An executable's own definitions go before the C library's, for every shared library of the process (see "Replacing malloc"
// in the glibc manual). glibc's functions stay reachable under these names, so `free` need not be replaced.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t items, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
    count_one();
    return __libc_malloc(size);
}

void *calloc(size_t items, size_t size) {
    count_one();
    return __libc_calloc(items, size);
}

void *realloc(void *block, size_t size) {
    count_one();
    return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
    count_one();
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count_one();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) return EINVAL;
    count_one();
    void *result = __libc_memalign(alignment, size);
    if (result == NULL) return ENOMEM;
    *block = result;
    return 0;
}

#else

bool allocation_counter_is_available(void) { return false; }

#endif
