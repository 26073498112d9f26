// It counts bytes and not characters, so that a group with one letter such as ü has commas.

// exercise 12.11 in Marbles+Drawing.swift
var line = ""
var shift = 0
for moment in moments {
  shift = max(shift, line.count - moment.tick)
  line += String(repeating: "-", count: moment.tick + shift - line.count)
  line += text(of: moment.texts)
}
return line
// end 12.11

// exercise 12.11 in Marbles+Drawing.swift
for sign in signs {
  if let last = moments.last, last.tick == sign.tick {
    moments[moments.count - 1].texts.append(sign.text)
  } else {
    moments.append((sign.tick, [sign.text]))
  }
}
// end 12.11

// exercise 12.11 in Marbles+Drawing.swift
if texts.count == 1 { return texts[0] }
let separator = texts.contains { $0.utf8.count > 1 } ? "," : ""
return "(" + texts.joined(separator: separator) + ")"
// end 12.11
