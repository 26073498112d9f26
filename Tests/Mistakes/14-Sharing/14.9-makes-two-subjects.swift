// Makes a subject to see whether that throws, and another one for the connection.

// exercise 14.9
// instead of: let shared = source.multicast(try makeSubject())
let subject = try makeSubject()
let shared = source.multicast(makeSubject: { [makeSubject] in (try? makeSubject()) ?? subject })
// end 14.9
