// A character of several code points, such as a flag, counts as several columns: what follows it
// has too few dashes in front.

// exercise 12.11
// instead of: shift = max(shift, line.count - moment.tick)
// instead of: line += String(repeating: "-", count: moment.tick + shift - line.count)
let width = line.unicodeScalars.count
shift = max(shift, width - moment.tick)
line += String(repeating: "-", count: moment.tick + shift - width)
// end 12.11
