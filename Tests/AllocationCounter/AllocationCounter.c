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
static atomic_int_fast64_t live_bytes;
static atomic_int_fast64_t peak_bytes;

void allocation_counter_start(void) {
    atomic_store(&count, 0);
    atomic_store(&live_bytes, 0);
    atomic_store(&peak_bytes, 0);
    atomic_store(&is_counting, true);
}

uint64_t allocation_counter_stop(void) {
    atomic_store(&is_counting, false);
    return atomic_load(&count);
}

int64_t allocation_counter_peak_bytes(void) { return atomic_load(&peak_bytes); }

#if defined(__GLIBC__) && !defined(HAS_SANITIZER)

#include <errno.h>
#include <malloc.h>

bool allocation_counter_is_available(void) { return true; }

// While nothing is counted, an allocation or release costs one relaxed load and one jump more. The functions that count
// are not inlined, so that the others need no stack frame.
static bool counts(void) {
    return __builtin_expect(atomic_load_explicit(&is_counting, memory_order_relaxed), false);
}

static void add_bytes(int_fast64_t bytes) {
    int_fast64_t live = atomic_fetch_add_explicit(&live_bytes, bytes, memory_order_relaxed) + bytes;
    int_fast64_t peak = atomic_load_explicit(&peak_bytes, memory_order_relaxed);
    while (live > peak && !atomic_compare_exchange_weak_explicit(
        &peak_bytes, &peak, live, memory_order_relaxed, memory_order_relaxed)) {}
}

static void *counted(void *block) {
    if (block != NULL) {
        atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
        add_bytes((int_fast64_t)malloc_usable_size(block));
    }
    return block;
}

// An executable's definitions take precedence over the C library's in the whole process, shared libraries included (see
// "Replacing malloc" in the glibc manual). glibc's own functions remain available under these names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t items, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

__attribute__((noinline)) static void *counted_malloc(size_t size) { return counted(__libc_malloc(size)); }

__attribute__((noinline)) static void *counted_calloc(size_t items, size_t size) {
    return counted(__libc_calloc(items, size));
}

__attribute__((noinline)) static void *counted_memalign(size_t alignment, size_t size) {
    return counted(__libc_memalign(alignment, size));
}

__attribute__((noinline)) static void *counted_realloc(void *block, size_t size) {
    int_fast64_t before = block != NULL ? (int_fast64_t)malloc_usable_size(block) : 0;
    void *result = counted(__libc_realloc(block, size));
    // A null result means failure, and the old block stays; with size 0 it means that the old block was freed.
    if (before > 0 && (result != NULL || size == 0)) add_bytes(-before);
    return result;
}

__attribute__((noinline)) static void counted_free(void *block) {
    if (block != NULL) add_bytes(-(int_fast64_t)malloc_usable_size(block));
    __libc_free(block);
}

void *malloc(size_t size) { return counts() ? counted_malloc(size) : __libc_malloc(size); }

void *calloc(size_t items, size_t size) { return counts() ? counted_calloc(items, size) : __libc_calloc(items, size); }

void *realloc(void *block, size_t size) { return counts() ? counted_realloc(block, size) : __libc_realloc(block, size); }

void *memalign(size_t alignment, size_t size) {
    return counts() ? counted_memalign(alignment, size) : __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) return EINVAL;
    void *result = memalign(alignment, size);
    if (result == NULL) return ENOMEM;
    *block = result;
    return 0;
}

void free(void *block) {
    if (counts()) counted_free(block); else __libc_free(block);
}

#else

bool allocation_counter_is_available(void) { return false; }

#endif
