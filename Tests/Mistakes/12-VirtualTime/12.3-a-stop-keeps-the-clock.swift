// `advanceTo` does not set the clock if something that was due by then is left.

// exercise 12.3
// instead of: clock = virtualTime
let left = nextItem()?.time ?? virtualTime
if converter.compareVirtualTime(left, virtualTime) != .lessThan { clock = virtualTime }
// end 12.3
