// Counts the current value as a change.

// exercise 16.6
// instead of: ControlEvent(events: values.skip(1))
ControlEvent(events: values)
// end 16.6
