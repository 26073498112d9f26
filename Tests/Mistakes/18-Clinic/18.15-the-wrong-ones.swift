// Makes the closures weak that end with the page anyway.

// exercise 18.15
// instead of: .filter { [unowned counter] distance in counter.isNear(distance) }
.filter { [counter] distance in counter.isNear(distance) }

  // instead of: .subscribe(onNext: { [unowned self] count in nearby = count })
  .subscribe(onNext: { [weak self] count in self?.nearby = count })

  // instead of: .map { [wording] number in wording.receipt(number, for: place) }
  .map { [unowned wording] number in wording.receipt(number, for: place) }
// end 18.15
