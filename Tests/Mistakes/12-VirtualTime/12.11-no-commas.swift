// Writes long texts side by side, without commas.

// exercise 12.11
var line = ""
var shift = 0
for moment in moments {
  shift = max(shift, line.count - moment.tick)
  line += String(repeating: "-", count: moment.tick + shift - line.count)
  line += text(of: moment.texts)
}
return line
// end 12.11

// exercise 12.11
for sign in signs {
  if moments.last?.tick == sign.tick {
    moments[moments.count - 1].texts.append(sign.text)
  } else {
    moments.append((sign.tick, [sign.text]))
  }
}
// end 12.11

// exercise 12.11
texts.count > 1 ? "(\(texts.joined()))" : texts.first ?? ""
// end 12.11
