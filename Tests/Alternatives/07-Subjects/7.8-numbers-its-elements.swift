// Keeps the elements by number, and asks for the last numbers.

// exercise 7.8
private var kept: [Int: Element] = [:]
private var count = 0
// end 7.8

// exercise 7.8
let fresh = element
if limit > 0, let old = kept.removeValue(forKey: count - limit) { element = old }
if limit > 0 { kept[count] = fresh }
count += 1
// end 7.8

// exercise 7.8
kept.keys.sorted().compactMap { kept[$0] }
// end 7.8
