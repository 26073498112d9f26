// Goes to the worker for the archive, and comes back for the drawing.

// exercise 18.11
refreshButton.rx.tap
  .do(onNext: { [spinner] in spinner.isAnimating = true })
  .flatMapLatest { archive.subscribe(on: worker) }
  .observe(on: MainScheduler.instance)
  .map(draw)
  .do(onNext: { [spinner] _ in spinner.isAnimating = false })
  .subscribe(onNext: { [chart] drawing in chart.text = drawing })
  .disposed(by: bag)
// end 18.11
