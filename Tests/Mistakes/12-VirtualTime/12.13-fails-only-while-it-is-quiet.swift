// The error comes when nothing waits, so nobody sees what happens to an element that does.

// exercise 12.13
// instead of: let trials = [
// instead of: Trial("quiet after each element", source: "-1----2-----|", result: "----1----2--|"),
// instead of: Trial("a burst, and its last moment", source: "-12-3--4-----|", result: "----------4--|"),
// instead of: Trial("an end while 2 waits", source: "-1-2|", result: "----(2|)"),
// instead of: Trial("an error while 2 waits", source: "-1-2#", result: "----#"),
// instead of: Trial("a dispose while 2 waits", source: "-1-2----3-|", result: "", disposed: 5),
// instead of: Trial("a dispose while nothing waits", source: "-1-----3", result: "----1", disposed: 5),
// instead of: Trial("an element like the one before", source: "-1-1-----|", result: "------1--|"),
// instead of: Trial("three quiet times", source: "-1---2---3---|", result: "----1---2---3|"),
// instead of: Trial("an error while nothing waits", source: "-1----#", result: "----1-#"),
// instead of: Trial("an end and nothing else", source: "--|", result: "--|"),
// instead of: Trial("an error and nothing else", source: "--#", result: "--#"),
// instead of: Trial("two elements at one tick", source: "-(12)-----|", result: "----2-----|"),
// instead of: Trial("an end at the tick that would be quiet", source: "-1--|", result: "----(1|)"),
// instead of: Trial("an error at the tick that would be quiet", source: "-1--#", result: "----#"),
// instead of: ]
let trials = [
  Trial("quiet after each element", source: "-1----2-----|", result: "----1----2--|"),
  Trial("a burst, and its last moment", source: "-12-3--4-----|", result: "----------4--|"),
  Trial("an end while 2 waits", source: "-1-2|", result: "----(2|)"),
  Trial("an error after 2", source: "-1-2----#", result: "------2-#"),
  Trial("a dispose while 2 waits", source: "-1-2----3-|", result: "", disposed: 5),
]
// instead of: return try trySubscribers(debounce) ?? tryAnAnswer(debounce) ?? tryEndsInside(debounce)
return try trySubscribers(debounce) ?? tryAnAnswer(debounce)
// end 12.13
