#include "AllocationCounter.h"

#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

// Relaxed order is enough: whoever reads the numbers has waited for the threads that did the work.
static atomic_bool is_counting;
static _Atomic int64_t allocations;
static _Atomic int64_t live_bytes;

#if defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>

// A program's own malloc takes the place of glibc's in all libraries that it is linked to. These
// count, and leave the work to glibc, which has the originals under these other names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static inline bool counts(void) {
  return atomic_load_explicit(&is_counting, memory_order_relaxed);
}

static inline void add_bytes(int64_t bytes) {
  atomic_fetch_add_explicit(&live_bytes, bytes, memory_order_relaxed);
}

static inline void *counted(void *block) {
  if (block && counts()) {
    atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
    add_bytes((int64_t)malloc_usable_size(block));
  }
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }

void *memalign(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size));
}

void *aligned_alloc(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size));
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) {
    return EINVAL;
  }
  void *block = counted(__libc_memalign(alignment, size));
  if (!block) return ENOMEM;
  *result = block;
  return 0;
}

void *realloc(void *block, size_t size) {
  // Asked before the call: after it the old block may be gone.
  int64_t old_bytes = block && counts() ? (int64_t)malloc_usable_size(block) : 0;
  void *result = __libc_realloc(block, size);
  // Without a result and with a size it has failed, and the old block is still there.
  if (result || size == 0) add_bytes(-old_bytes);
  return counted(result);
}

void free(void *block) {
  if (block && counts()) add_bytes(-(int64_t)malloc_usable_size(block));
  __libc_free(block);
}

bool allocation_counter_is_available(void) { return true; }

static void begin(void) {}
static void end(void) {}

#elif defined(__APPLE__)

#include <malloc/malloc.h>

// The hook through which Apple's own tools watch the heap. It is not in a header, so it may be
// missing one day; the program starts without it, and says that it can't count.
typedef void (*malloc_logger_t)(
    uint32_t type, uintptr_t first, uintptr_t second, uintptr_t third, uintptr_t result,
    uint32_t frames_to_skip);
extern malloc_logger_t malloc_logger __attribute__((weak_import));

static const uint32_t is_allocation = 2;
static int64_t bytes_at_start;

static int64_t bytes_in_use(void) {
  malloc_statistics_t statistics;
  malloc_zone_statistics(NULL, &statistics);
  return (int64_t)statistics.size_in_use;
}

static void note(
    uint32_t type, uintptr_t first, uintptr_t second, uintptr_t third, uintptr_t result,
    uint32_t frames_to_skip) {
  if (type & is_allocation) {
    atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  }
}

bool allocation_counter_is_available(void) { return &malloc_logger != NULL; }

static void begin(void) {
  if (!allocation_counter_is_available()) return;
  bytes_at_start = bytes_in_use();
  malloc_logger = note;
}

static void end(void) {
  if (!allocation_counter_is_available()) return;
  malloc_logger = NULL;
  atomic_store_explicit(&live_bytes, bytes_in_use() - bytes_at_start, memory_order_relaxed);
}

#else

bool allocation_counter_is_available(void) { return false; }

static void begin(void) {}
static void end(void) {}

#endif

void allocation_counter_start(void) {
  atomic_store_explicit(&allocations, 0, memory_order_relaxed);
  atomic_store_explicit(&live_bytes, 0, memory_order_relaxed);
  begin();
  atomic_store_explicit(&is_counting, true, memory_order_relaxed);
}

void allocation_counter_stop(void) {
  atomic_store_explicit(&is_counting, false, memory_order_relaxed);
  end();
}

int64_t allocation_counter_allocations(void) {
  return atomic_load_explicit(&allocations, memory_order_relaxed);
}

int64_t allocation_counter_live_bytes(void) {
  return atomic_load_explicit(&live_bytes, memory_order_relaxed);
}
