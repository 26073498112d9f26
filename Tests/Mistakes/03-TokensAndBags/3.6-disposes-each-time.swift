// Each `dispose()` disposes what was set, again.

// exercise 3.6
child = disposable
let before = facts.bitwiseOr(Fact.wasSet, ordering: .acquiringAndReleasing).oldValue
if before & Fact.wasDisposed != 0 { disposable.dispose() }
// end 3.6

// exercise 3.6
let before = facts.bitwiseOr(Fact.wasDisposed, ordering: .acquiringAndReleasing).oldValue
if before & Fact.wasSet != 0 { child?.dispose() }
// end 3.6
