// Puts an element that was used back into the queue.

// exercise 8.5 in JoinRule.swift
gaps == 0 ? .sendResult : .wait
// end 8.5

// exercise 8.5 in JoinRule.swift
if gaps == 0 { return .sendResult }
return living == 1 ? .complete : .wait
// end 8.5

// exercise 8.5 in QueuePart.swift
waiting.append(element)
// end 8.5

// exercise 8.5 in QueuePart.swift
guard let element = waiting.removeFirst() else { throw NothingToGive() }
waiting.append(element)
return element
// end 8.5
