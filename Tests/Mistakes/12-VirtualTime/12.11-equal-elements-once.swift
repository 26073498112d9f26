// Two equal elements at one tick are drawn once.

// exercise 12.11
// instead of: moments[moments.count - 1].texts.append(sign.text)
guard moments[moments.count - 1].texts.contains(sign.text) == false else { continue }
moments[moments.count - 1].texts.append(sign.text)
// end 12.11
