// When an element passes at the very end of a window, the alarm of the one that waited stays set while the
// observer is called: if it rings then, what waits is sent inside the open window.

// exercise 13.5
// instead of: // Its alarm must not ring for what waits next.
// instead of: if dropped != nil { turnOffAlarm() }
// end 13.5
