// When it comes to the last place it stays there, and replaces the newest.

// exercise 7.8
// instead of: oldest = (oldest + 1) % limit
oldest = min(oldest + 1, limit - 1)
// end 7.8
