// Once the line is running, it runs to its end, even if it is paused again.

// exercise 11.13
// instead of: if isPaused || waiting.isEmpty { phase = .idle }
if waiting.isEmpty { phase = .idle }
// end 11.13
