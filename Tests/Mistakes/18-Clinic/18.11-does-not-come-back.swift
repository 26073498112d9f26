// Leaves main, and shows the chart from there.

// exercise 18.11
// instead of: .observe(on: MainScheduler.instance)
// end 18.11
