// It wants to know whether it still has the slot by its last line, so a screen with lines that is
// opened again after a forecast it missed, and closed before the next one, stays: "After `close()`
// the screen shows no new lines; the lines it has stay."

// exercise 1.3
if let last = lines.last, last != forecast.value { return }
forecast.observe(nil)
// end 1.3
