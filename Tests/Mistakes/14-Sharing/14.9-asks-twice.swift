// Calls the selector once to see whether it throws, and once more for the result.

// exercise 14.9
// instead of: let subscription = try selector(shared).subscribe(sink)
_ = try selector(shared)
let subscription = try selector(shared).subscribe(sink)
// end 14.9
