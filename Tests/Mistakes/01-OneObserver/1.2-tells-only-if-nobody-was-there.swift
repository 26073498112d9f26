// The current value is told if the slot was free, and not if the newcomer replaces somebody.

// exercise 1.2
let isFree = self.observer == nil
observe(observer)
if isFree { observer(value) }
// end 1.2
