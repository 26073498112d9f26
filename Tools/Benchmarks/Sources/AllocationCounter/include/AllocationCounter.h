#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations can be counted on this platform; if not, all numbers are zero.
bool allocation_counter_is_available(void);

/// Sets both numbers to zero, and begins to count what all threads allocate.
void allocation_counter_start(void);

/// Stops counting.
void allocation_counter_stop(void);

/// The blocks that were allocated while counting, whether or not they were freed since.
int64_t allocation_counter_allocations(void);

/// The bytes that were allocated while counting, less those that were freed.
int64_t allocation_counter_live_bytes(void);

#endif
