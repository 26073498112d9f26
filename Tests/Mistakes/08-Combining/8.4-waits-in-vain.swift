// Goes on waiting for a source that has ended without an element.

// exercise 8.4 in JoinRule.swift
gaps == 0 ? .sendResult : .wait
// end 8.4

// exercise 8.4 in JoinSink.swift
living -= 1
if living == 0 { complete() }
// end 8.4

// exercise 8.4 in NewestPart.swift
newest = element
// end 8.4

// exercise 8.4 in NewestPart.swift
guard let newest else { throw NothingToGive() }
return newest
// end 8.4
