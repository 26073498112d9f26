// A refresh is over after its first forecast: the others are lost, and a tap while it was under way starts another.

// exercise 9.7
// instead of: taps.flatMapFirst { _ in refresh() }
taps.flatMapFirst { _ in refresh().take(1) }
// end 9.7
