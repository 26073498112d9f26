// `dispose()` frees the resource first, and what the source sends while it is freed still passes.

// exercise 4.4
// instead of: isOver.raise()
resource.dispose()
isOver.raise()
// end 4.4
