// The note is made under the name that was typed, and removed under the name that was found: if the two
// differ, the note stays, and what was typed can never be looked up again.

// exercise 18.13
// instead of: find(city)
// instead of: .observe(on: MainScheduler.instance)
// instead of: .subscribe(
// instead of: onNext: { [cities] name in
// instead of: guard !cities.value.contains(name) else { return }
// instead of: cities.accept(cities.value + [name])
// instead of: },
// instead of: onError: { [notice] _ in notice.accept("Nobody knows \(city).") },
// instead of: onDisposed: { [weak self] in self?.lookedFor.removeAll { name in name == city } }
// instead of: )
// instead of: .disposed(by: bag)
find(city)
  .observe(on: MainScheduler.instance)
  .subscribe(
    onNext: { [weak self, cities] name in
      self?.lookedFor.removeAll { noted in noted.isSpelled(like: name) }
      guard !cities.value.contains(name) else { return }
      cities.accept(cities.value + [name])
    },
    onError: { [weak self, notice] _ in
      self?.lookedFor.removeAll { noted in noted == city }
      notice.accept("Nobody knows \(city).")
    }
  )
  .disposed(by: bag)
// end 18.13
