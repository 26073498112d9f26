// A source that has completed stays subscribed until all have completed.

// exercise 8.4 in JoinRule.swift
if gaps == 0 { return .sendResult }
return living == 1 ? .complete : .wait
// end 8.4

// exercise 8.4 in JoinSink.swift
living -= 1
if living == 0 { complete() }
// end 8.4

// exercise 8.4 in NewestPart.swift
newest.element = element
// end 8.4

// exercise 8.4 in NewestPart.swift
guard !newest.isEmpty else { throw NothingToGive() }
return newest.element
// end 8.4
