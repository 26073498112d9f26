// The end is told even if the sink has stopped: a subscriber that disposes inside the condition,
// which then says no, hears `completed` after its `dispose()`.

// exercise 6.11
// instead of: if try condition(state) { forwardNext(state) } else { complete() }
if try condition(state) {
  forwardNext(state)
} else {
  _ = stop()
  tellEnd(nil)
  dispose()
}
// end 6.11
