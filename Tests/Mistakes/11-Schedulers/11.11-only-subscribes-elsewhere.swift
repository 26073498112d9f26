// Subscribes on the worker, and forgets to return to main.

// exercise 11.11
let titles = archive.subscribe(on: worker)
// end 11.11

// exercise 11.11
let temperatures = sensor.observe(on: worker).map(decode).observe(on: MainScheduler.instance)
// end 11.11
