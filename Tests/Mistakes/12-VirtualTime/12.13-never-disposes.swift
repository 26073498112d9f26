// No trial disposes before the end.

// exercise 12.13
// instead of: Trial("a dispose while 2 waits", source: "-1-2----3-|", result: "", disposed: 5),
// instead of: Trial("a dispose while nothing waits", source: "-1-----3", result: "----1", disposed: 5),
// end 12.13

// exercise 12.13
// instead of: clock.scheduleAt(Marbles.origin + 5) { first.dispose() }
// end 12.13

// exercise 12.13
// instead of: if actual == ["", "-------2-|", "--------2-|"], ends == [5, 9, 10] { return nil }
if actual == ["------2-|", "-------2-|", "--------2-|"], ends == [8, 9, 10] { return nil }
// end 12.13
