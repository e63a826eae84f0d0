# A podspec is Ruby: where its sources lie may have a name, and stand in a text as `#{name}` (ruby-doc.org, "Literals", interpolation). What such a
# name stands for is put in; what none is known for says nothing of where the sources lie. The app below is of neither pod.
Pod::Spec.new do |spec|
  spec.name = "Looms"
  spec.version = "1.0"
  folder_of_looms = "Sources/#{spec.name}"
  spec.source_files = "#{folder_of_looms}/**/*{.swift}"
end
