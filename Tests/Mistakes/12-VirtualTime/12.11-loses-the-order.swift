// A later event of the same tick is put in front.

// exercise 12.11
// instead of: moments[moments.count - 1].texts.append(sign.text)
moments[moments.count - 1].texts.insert(sign.text, at: 0)
// end 12.11
