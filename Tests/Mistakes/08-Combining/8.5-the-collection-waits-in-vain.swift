// `zip` of a collection waits for the last end, as `zip` of separate sources does.

// exercise 8.5 in JoinRule.swift
gaps == 0 ? .sendResult : .wait
// end 8.5

// exercise 8.5 in JoinRule.swift
gaps == 0 ? .sendResult : .wait
// end 8.5

// exercise 8.5 in QueuePart.swift
waiting.append(element)
// end 8.5

// exercise 8.5 in QueuePart.swift
guard let element = waiting.removeFirst() else { throw NothingToGive() }
return element
// end 8.5
