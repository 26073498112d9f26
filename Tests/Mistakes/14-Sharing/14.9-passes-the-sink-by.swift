// The result sends to the observer itself, without the sink that keeps the contract.

// exercise 14.9
// instead of: let subscription = try selector(shared).subscribe(sink)
let subscription = try selector(shared).subscribe(observer)
// end 14.9
