// Subscribes on the worker, and forgets to return to main.

// exercise 11.11
// instead of: let titles = archive.subscribe(on: worker).observe(on: MainScheduler.instance)
let titles = archive.subscribe(on: worker)
// end 11.11
