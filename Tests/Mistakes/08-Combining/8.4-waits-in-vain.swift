// Keeps waiting for a source that has ended without an element.

// exercise 8.4 in JoinRule.swift
gaps == 0 ? .sendResult : .wait
// end 8.4

// exercise 8.4 in JoinSink.swift
living -= 1
if living == 0 { complete() } else { part.subscription.dispose() }
// end 8.4

// exercise 8.4 in NewestPart.swift
newest.element = element
// end 8.4

// exercise 8.4 in NewestPart.swift
guard !newest.isEmpty else { throw NothingToGive() }
return newest.element
// end 8.4
