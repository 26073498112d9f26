// A third event at a tick begins a new moment.

// exercise 12.11
// instead of: if moments.last?.tick == sign.tick {
// instead of: moments[moments.count - 1].texts.append(sign.text)
// instead of: } else {
// instead of: moments.append((sign.tick, [sign.text]))
// instead of: }
if let last = moments.last, last.tick == sign.tick, last.texts.count < 2 {
  moments[moments.count - 1].texts.append(sign.text)
} else {
  moments.append((sign.tick, [sign.text]))
}
// end 12.11
